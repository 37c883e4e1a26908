import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../lib/run.ts';
import { folderOf, isTable, readTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-table-'));
const file = join(folder, 'sites.json');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  writeFileSync(join(folder, 'padma.json'), '{"brand":"padma"}');
  writeFileSync(join(folder, 'list.json'), '[]');
  writeFileSync(join(folder, 'broken.json'), '{');
});

test('[CFG-01] a table names a configuration for each host, in a file or in place', () => {
  const raat = { brand: 'raat' };
  const table = {
    hosts: {
      'Padma.example': 'padma.json',
      'raat.example': raat,
      'www.padma.example': 'padma.json',
    },
    default: raat,
  };
  expect(isTable(table)).toBe(true);
  const { sites, problems } = readTable(table, file);
  expect(problems).toEqual([]);
  expect(sites.map(({ folder, hosts, config }) => [folder, hosts, config])).toEqual([
    // Hosts with the same file are one site.
    ['padma.example', ['padma.example', 'www.padma.example'], { brand: 'padma' }],
    ['raat.example', ['raat.example'], raat],
    ['_default', [], raat],
  ]);
});

test.each([{}, { brand: 'padma' }, [], null, 'hosts'])('[CFG-01] %j is no table', (value) => {
  expect(isTable(value)).toBe(false);
});

test('[CFG-01] every mistake in a table is named with its place', () => {
  const table = {
    hosts: {
      'a.example': 'none.json',
      'b.example': 'list.json',
      'c.example': 'broken.json',
      'd.example': 7,
      'https://e.example': {},
      'f.example:8443': {},
      '../g': {},
      '[::1]': {},
      'h.example': {},
      'H.example.': {},
    },
    default: 7,
    host: {},
  };
  const { problems } = readTable(table, file);
  expect(problems.map((text) => text.replace(/: .*/, ''))).toEqual([
    'host',
    ...['a', 'b', 'c', 'd'].map((name) => `hosts["${name}.example"]`),
    'hosts["https://e.example"]',
    'hosts["f.example:8443"]',
    'hosts["../g"]',
    'hosts["[::1]"]',
    'hosts["H.example."]',
    'default',
  ]);
  expect(readTable({ hosts: {} }, file).problems).toEqual(['hosts: must name at least one host']);
});

test('[CFG-01] the folder of a host is a short name that leads nowhere else', () => {
  expect(folderOf('padma.example')).toBe('padma.example');
  const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  expect(folderOf(long)).toMatch(/^a{23}-[\da-f]{8}$/);
  expect(folderOf(long)).not.toBe(folderOf(long.replace('example', 'test')));
});

test('[CFG-01] [ENC-01] `pnpm site:configure` refuses a table with one bad site, and writes nothing', async () => {
  writeFileSync(join(folder, 'index.html'), 'as it was');
  const cipher = { name: 'aes', key: 'short' };
  const hosts = { 'a.example': {}, 'b.example': { cipher }, 'c.example': { siteUrl: 'c.example' } };
  writeFileSync(file, JSON.stringify({ hosts }));
  const { code, output } = await run('node', ['tools/site-configure.ts', folder, file]);
  expect(code).toBe(1);
  expect(output).toContain(
    'hosts["b.example"]: `cipher` cannot be used: the key of "aes" is 64 hex digits.',
  );
  expect(output).toContain('hosts["c.example"]: `siteUrl` must be an address');
  expect(output).toContain('Nothing was written.');
});

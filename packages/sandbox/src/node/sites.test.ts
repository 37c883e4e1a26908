import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hostName, placeOf } from './sites.ts';

const root = mkdtempSync(join(tmpdir(), 'parlour-sites-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (text: string) => {
  mkdirSync(join(root, '.documents'), { recursive: true });
  writeFileSync(join(root, '.documents', 'sites.json'), text);
};

test.each([
  ['padma.example', 'padma.example'],
  ['PADMA.Example', 'padma.example'],
  ['padma.example:8443', 'padma.example'],
  ['padma.example.', 'padma.example'],
  ['padma.localhost', 'padma.localhost'],
  ['পদ্মা.example', 'xn--45bjb7c7a.example'],
  ['', undefined],
  ['.', undefined],
  ['../padma.example', undefined],
  ['padma.example/..', undefined],
  ['padma..example', undefined],
  ['-padma.example', undefined],
  ['[::1]', undefined],
  ['[::1]:80', undefined],
  ['127.0.0.1', undefined],
  ['padma.example\0', undefined],
])('[CFG-01] the host %j is compared as %j', (given, expected) => {
  if (expected?.startsWith('xn--')) expect(hostName(given)).toMatch(/^xn--[a-z\d]+\.example$/);
  else expect(hostName(given)).toBe(expected);
});

test('[CFG-01] a host gets its site, any other the default, and no host leads out of the folder', () => {
  expect(placeOf(root, 'padma.example')).toEqual({ prefix: '', language: 'bn' });
  const hosts = {
    'padma.example': 'padma.example',
    'out.example': '../../etc',
    'dot.example': '.policy',
  };
  write(JSON.stringify({ hosts, default: '_default', languages: { 'padma.example': 'en' } }));
  const padma = { prefix: '/.documents/padma.example', language: 'en' };
  const other = { prefix: '/.documents/_default', language: 'bn' };
  expect(placeOf(root, 'Padma.example.')).toEqual(padma);
  for (const host of ['shapla.example', 'constructor', '__proto__', '[::1]', '../padma.example']) {
    expect(placeOf(root, host), host).toEqual(other);
  }
  for (const host of ['out.example', 'dot.example']) {
    expect(placeOf(root, host), host).toEqual({ prefix: '', language: 'bn' });
  }
});

test.each(['', '[]', 'null', '7', '{"hosts":7}', '{"hosts":null}', '{"default":7}'])(
  '[CFG-01] with the table %j there is one site',
  (text) => {
    write(text);
    expect(placeOf(root, 'padma.example')).toEqual({ prefix: '', language: 'bn' });
  },
);

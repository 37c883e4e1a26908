import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { bundledContract, redocly } from '../generate/bundle.ts';
import { reportOf, reportPage } from '../generate/report.ts';

const client = resolve(import.meta.dirname, '..');
const docs = resolve(client, '../../docs');
const report = reportOf(bundledContract());

/** The formatter aligns tables; how wide they are says nothing. */
const withoutWidths = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith('|') ? line.split('|').map(cell).join('|') : line))
    .join('\n');
const cell = (text: string): string => text.trim().replace(/^-+$/, '---');

test('[API-01] docs/contract.md says what the contract says', () => {
  const page = readFileSync(join(docs, 'contract.md'), 'utf8');
  expect(withoutWidths(page)).toBe(withoutWidths(reportPage(report)));
});

test('[API-01] the shares add up to the whole contract', () => {
  const { operations, rows } = report;
  expect(operations.specified + operations.observed + operations.assumed).toBe(rows.length);
  expect(operations.specified).toBeGreaterThanOrEqual(58);
  for (const { assumed, fields } of rows) expect(assumed).toBeLessThanOrEqual(fields);
});

test('[API-01] every address of section 7 of the specification is in the contract', () => {
  const known = new Set(report.rows.map(({ call }) => call.split(' ')[1]));
  const wanted = readFileSync(join(client, 'src/testing/specified-paths.txt'), 'utf8');
  const paths = wanted.split('\n').filter((line) => line.startsWith('/'));
  expect(paths.length).toBeGreaterThanOrEqual(58);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test('[API-01] the linter has nothing to say', () => {
  expect(() => redocly(['lint', 'openapi/parlour.yaml'])).not.toThrow();
});

test.each([
  ['an operation without an origin', 'paths/wallet.yaml', '    x-origin: specified\n', ''],
  [
    'an example that does not fit',
    'paths/wallet.yaml',
    'sumBalance: "12500.50"',
    'sumBalance: 12500.5',
  ],
  ['a token in an address', 'paths/cashier.yaml', 'name: depositId', 'name: token'],
])('[API-01] and it would say something: %s', (_name, file, from, to) => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-lint-'));
  try {
    cpSync(join(client, 'openapi'), join(folder, 'openapi'), { recursive: true });
    cpSync(join(client, 'redocly.yaml'), join(folder, 'redocly.yaml'));
    const path = join(folder, 'openapi', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    const program = resolve(client, '../../node_modules/@redocly/cli/bin/cli.js');
    const lint = () =>
      execFileSync(process.execPath, [program, 'lint', 'openapi/parlour.yaml'], {
        cwd: folder,
        stdio: 'pipe',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      });
    expect(lint).toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

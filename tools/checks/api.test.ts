import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { apiOf } from './api.ts';

describe('the check itself', () => {
  /** The API of a package with one file. */
  const told = (code: string, more: Readonly<Record<string, string>> = {}) => {
    const copy = mkdtempSync(join(tmpdir(), 'api-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    const folder = join(copy, 'packages', 'one');
    mkdirSync(folder, { recursive: true });
    // Without the types of a browser, which take a second to load.
    const compilerOptions = { strict: true, lib: ['ESNext'], module: 'Preserve' };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const [name, text] of Object.entries({ ...more, 'index.ts': code })) {
      writeFileSync(join(folder, name), text);
    }
    return apiOf(folder, { '.': 'index.ts' })['.'];
  };

  test('the API has props, parameters and values, but no comments and no order', () => {
    const api = told(
      '/** B. */ export interface B { a: 1; b?: 2 }\nexport const a = (b: B) => b.a;',
    );
    expect(api).toBe('a(b: B): 1\n\nexport interface B {\n    a: 1;\n    b?: 2;\n}\n');
    expect(told('export const a = (c: B) => c.a; export interface B { a: 1; b?: 2 }')).toBe(
      api?.replace('b: B', 'c: B'),
    );
  });

  test('[BRD-01] one more line in a registry is no change; the keys of an object are part of the API', () => {
    const code = `import * as registry from './registry.ts';
      const object = { x: 1, y: 2 };
      export type Id = keyof typeof registry;
      export type Key = keyof typeof object;
      export const ids: readonly Id[] = [];
      export const is = (id: string): id is Id => id in registry;
      export const all: Record<Id, number> = registry;
      export const keys: readonly Key[] = [];`;
    const listed = (...names: readonly string[]) =>
      told(code, { 'registry.ts': names.map((name) => `export const ${name} = 1;`).join('\n') });
    const api = listed('a', 'b');
    expect(listed('a', 'b', 'c')).toBe(api);
    for (const line of ['ids: readonly Id[]', 'id is Id', 'keys: readonly ("x" | "y")[]']) {
      expect(api).toContain(line);
    }
  });

  test.each([
    ['a prop that goes', 'export interface B { a: 1 }'],
    ['a prop that must be given from now on', 'export interface B { a: 1; b: 2 }'],
    ['another type of a prop', 'export interface B { a: 1; b?: string }'],
    ['an export that goes', 'export const b = 1;'],
  ])('%s is a change', (_what, code) => {
    expect(told(code)).not.toBe(told('export interface B { a: 1; b?: 2 }'));
  });
});

describe('the public API', () => {
  const folder = join(root, 'packages', 'ui');
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  // Left out: styles have no names, a schema is data, and the testing folder is only for this product.
  const entries = Object.fromEntries(
    Object.entries(manifest.exports).filter(
      ([entry, file]) => file.endsWith('.ts') && !/^\.\/(?:styles|testing)$/.test(entry),
    ),
  );

  test('the API of the library is the reviewed one (CONTRIBUTING, "What others build on")', async () => {
    expect(Object.keys(entries).length).toBeGreaterThan(6);
    const api = apiOf(folder, entries);
    for (const [entry, text] of Object.entries(api)) {
      const name = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.');
      await expect(text).toMatchFileSnapshot(join(folder, 'api', `${name}.txt`));
    }
  });
});

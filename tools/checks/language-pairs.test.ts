import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { languagePairs } from './language-pairs.ts';

test.each([
  ['an object written in place', 'let a: { bn: string; en: string };', [1]],
  [
    'read-only, over lines',
    'type A = {\n  readonly b: {\n    readonly bn: 1;\n    readonly en: 1;\n  };\n};',
    [2],
  ],
  ['an interface', '\nexport interface A {\n  bn?: string;\n  en?: string;\n}', [2]],
  ['in quotes, as a parameter', "function a(b: { 'bn': 1; 'en': 1 }) {}", [1]],
  ['among others', 'type A = Record<string, { bn: 1; c: 2; en(): void }>;', [1]],
  ['not a record', "type A = Record<'bn' | 'en', string>;", []],
  ['not a value', 'const a = { bn: 1, en: 2 };', []],
  ['not the language all fall back to', 'type A = { en: string }; const bn = 1;', []],
])('a pair of languages in a type is found: %s', (_what, source, lines) => {
  expect(languagePairs('a.ts', source)).toEqual(lines);
});

test('[I18-01] no type names Bengali and English one by one', () => {
  const files = globSync('{packages,apps,tools,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**', '**/generated/**', '**/failing-fixtures/**'],
  });
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    languagePairs(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(found).toEqual([]);
});

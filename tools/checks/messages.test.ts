import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { checkCatalogues } from './messages.ts';

describe('the check itself', () => {
  test.each([
    ['has no Bengali text', {}, { 'a.b': 'x' }, "'a.b'"],
    ['has no English text', { 'a.b': 'x' }, {}, ''],
    ['is used nowhere', { 'a.b': 'x' }, { 'a.b': 'x' }, "'a.c'"],
    ['has other placeholders', { 'a.b': '{n}' }, { 'a.b': '{count}' }, "'a.b'"],
    ['lacks its plural partner', { 'a.b_one': 'x' }, { 'a.b_one': 'x' }, "'a.b'"],
    ['is empty', { 'a.b': ' ' }, { 'a.b': 'x' }, "'a.b'"],
    ['typed Bengali digit', { 'a.b': '৪' }, { 'a.b': 'x' }, "'a.b'"],
  ])('reports a text that %s', (message, bn, en, sources) => {
    expect(checkCatalogues(bn, en, sources).join()).toContain(message);
  });
});

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

const sources = globSync('{packages/features,apps/web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const catalogues = globSync('packages/features/src/*/messages/en.json', { cwd: root });

test('[I18-01] every text exists in Bengali and English, fits, and is used', () => {
  expect(catalogues.length).toBeGreaterThan(3);
  const issues = catalogues.flatMap((file) =>
    checkCatalogues(read(file.replace('en.json', 'bn.json')), read(file), sources).map(
      (issue) => `${file}: ${issue}`,
    ),
  );
  expect(issues).toEqual([]);
});

test('[I18-01] every catalogue is part of its language', () => {
  for (const language of ['bn', 'en']) {
    const halves = ['first', 'rest'].map((part) =>
      readFileSync(join(root, `packages/features/src/i18n/${language}.${part}.ts`), 'utf8'),
    );
    const merged = halves.join();
    for (const file of catalogues) {
      const [, feature = ''] = /src\/([^/]+)\/messages/.exec(file) ?? [];
      const path = feature === 'i18n' ? './messages' : `../${feature}/messages`;
      expect(merged).toContain(`'${path}/${language}.json'`);
    }
  }
});

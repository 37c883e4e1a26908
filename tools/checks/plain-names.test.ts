import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { pictureNames, replacements } from './plain-names.ts';

const isOurs = /^(?:packages|apps|tools|\.storybook)\//;
const isGenerated = /(?:^|\/)(?:node_modules|generated|dist|\.cache|failing-fixtures)\//;

const sources = ['packages', 'apps', 'tools', '.storybook']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && isOurs.test(path) && !isGenerated.test(path));

test('names of files and exports are words of the field (docs/glossary.md)', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((path) =>
    pictureNames(path, readFileSync(join(root, path), 'utf8')).map(
      ({ name, word, instead }) => `${path}: ${name} – not "${word}", but ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['state/desk.ts', 'export const x = 1;', ['desk']],
  ['state/desk.test.ts', '', ['desk']],
  ['a.ts', 'export function deskOf() {}', ['desk']],
  ['a.ts', 'export const openDOORNow = 1;', ['door']],
  ['a.ts', 'export interface Purse {}\nexport type Keeper = 1;', ['purse', 'keeper']],
  ['a.ts', 'export async function wearBrand() {}', ['wear']],
  // Words that only begin alike, and what stays inside.
  ['desktop.ts', 'export const warehouse = 1;\nconst desk = 2;', []],
] as const)('%s with %j has the words %j', (path, source, words) => {
  expect(pictureNames(path, source).map(({ word }) => word)).toEqual(words);
});

test('what takes the place of a name is none of those names', () => {
  const words = [...replacements.values()].flatMap((text) => text.split(/[ ,-]+/));
  expect(words.filter((word) => replacements.has(word))).toEqual([]);
});

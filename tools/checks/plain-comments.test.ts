import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { folders, pictureComments, pictureWords } from './plain-comments.ts';

const isGenerated = /(?:^|\/)(?:node_modules|generated|dist|\.cache|failing-fixtures)\//;

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isGenerated.test(path));

test('comments say the term a search would find, not a picture of it', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources.flatMap((path) =>
    pictureComments(path, readFileSync(join(root, path), 'utf8')).map(
      ({ line, word, instead }) => `${path}:${line}: not "${word}", but ${instead}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a.ts', '// Nobody reads it.', ['1 nobody']],
  ['a.ts', 'export const a = 1; // Told once.\n/** Whoever asks. */\n', ['1 told', '2 whoever']],
  ['a.ts', '/**\n * What it says,\n * where it stands.\n */\nexport const a = 1;', ['3 stands']],
  [
    'a.ts',
    'interface A {\n  /** A brand it wears. */\n  b: 1;\n}\n// Worn, stood.',
    ['2 wears', '5 worn', '5 stood'],
  ],
  ['a.tsx', 'const a = <b>{/* Stands last. */}</b>;', ['1 stands']],
  ['a.ts', 'f(/* Told. */); class A {\n  // Told.\n}', ['1 told', '2 told']],
  ['a.docs.ts', "export const docs = { use: ['Nobody reads it.'] };", ['1 nobody']],
  // Names and texts are no comments; and longer words are other words.
  ['a.ts', "const told = 'nobody'; test('stands', () => told);", []],
  ['a.ts', 'const a = `\u0024{b /* none */} // stands`; const c = /\\/\\/ told/;', []],
  ['a.tsx', 'const a = <b>// Nobody</b>;', []],
  ['a.ts', '// Understood: standstill, untold.', []],
] as const)('%s with %j has the words %j', (path, source, words) => {
  expect(pictureComments(path, source).map(({ line, word }) => `${line} ${word}`)).toEqual(words);
});

test('what is said instead is none of those words', () => {
  const words = [...pictureWords.values()].flatMap((text) => text.split(/[ ,;]+/));
  expect(words.filter((word) => pictureWords.has(word))).toEqual([]);
});

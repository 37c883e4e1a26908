import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import apiClient from '../../packages/api-client/package.json' with { type: 'json' };
import embed from '../../packages/embed/package.json' with { type: 'json' };
import features from '../../packages/features/package.json' with { type: 'json' };
import ui from '../../packages/ui/package.json' with { type: 'json' };
import { root } from '../lib/paths.ts';
import { programOf } from './api.ts';
import { bareExports, bareProperties, ownFilesOf } from './documented.ts';

/** Runs one of the two checks on a package with one file. */
const bareIn = (check: typeof bareExports, code: string): readonly (string | undefined)[] => {
  const folder = mkdtempSync(join(tmpdir(), 'documented-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'index.tsx');
  writeFileSync(file, code);
  return check(ownFilesOf([file]), [file]).map((line) => line.split(' ')[1]);
};

test.each([
  ['of an interface', 'export interface A { a: 1;\n /** B. */ b: 2 }', ['A.a']],
  [
    'of each kind of a union',
    'export type A = {\n /** A. */ a: 1 } | { a: 2; b: 3 }',
    ['A.a', 'A.b'],
  ],
  ['inherited', 'interface B { b: 1 } export interface A extends B {}', ['A.b']],
  ['under an empty comment', 'export interface A {\n /** */ a: 1 }', ['A.a']],
  ['not of what is not exported', 'interface B { b: 1 } const b: B = { b: 1 }; export {}', []],
])('finds a property without a comment: %s', (_what, code, expected) => {
  expect(bareIn(bareProperties, code)).toEqual(expected);
});

test.each([
  ['a function', 'export function a() {}\n /** B. */ export function b() {}', ['a']],
  ['a value and a type', 'export const a = 1; export type B = 1', ['a', 'B']],
  ['not the props of a component', '/** A. */ export const A = 1; export interface AProps {}', []],
])('finds an export without a comment: %s', (_what, code, expected) => {
  expect(bareIn(bareExports, code)).toEqual(expected);
});

const entriesOf = (name: string, exports: Readonly<Record<string, string>>) =>
  globSync(
    Object.values(exports).filter((file) => /\.tsx?$/.test(file)),
    { cwd: join(root, 'packages', name) },
  ).map((file) => join(root, 'packages', name, file));

test('each property of the library has a comment (CONTRIBUTING, "A component")', () => {
  const entries = entriesOf('ui', ui.exports);
  expect(bareProperties(programOf(root, entries), entries)).toEqual([]);
});

test.each([
  ['ui', ui.exports],
  ['features', features.exports],
  ['api-client', apiClient.exports],
  ['embed', embed.exports],
])('each export of %s has a comment', (name, exports) => {
  const entries = entriesOf(name, exports);
  expect(bareExports(ownFilesOf(entries), entries)).toEqual([]);
});

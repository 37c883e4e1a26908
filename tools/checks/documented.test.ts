import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { type Documented, exportsOf, programOf, propertiesOf } from './documented.ts';

const withoutComment = (items: readonly Documented[]) =>
  items.filter(({ hasComment }) => !hasComment);

describe('the check itself', () => {
  /** A package of files, the first of them its entry, read by one of the two checks. A `¶` ends a line. */
  const told = (check: typeof exportsOf, ...files: readonly string[]) => {
    const copy = mkdtempSync(join(tmpdir(), 'documented-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    const paths = files.map((_, at) => join(copy, `${at}.tsx`));
    files.forEach((text, at) => {
      writeFileSync(paths[at] ?? '', text.replaceAll('¶', '\n'));
    });
    const entries = paths.slice(0, 1);
    return withoutComment(check(programOf(entries), entries)).map(({ name }) => name);
  };

  test.each([
    ['of an interface', 'export interface A { a: 1;¶ /** B. */ b: 2 }', ['A.a']],
    ['of a method', 'export interface A { a(): void }', ['A.a']],
    [
      'of each kind of a union',
      'export type A = {¶ /** A. */ a: 1 } | { a: 2; b: 3 }',
      ['A.a', 'A.b'],
    ],
    [
      'beside what is inherited',
      "import type { R } from 'r'; export type A = R & { a: 1 }",
      ['A.a'],
    ],
    ['inherited in the package', 'interface B { b: 1 } export interface A extends B {}', ['B.b']],
    ['of the items of a list', 'interface B { b: 1 } export type A = readonly B[]', ['B.b']],
    ['left after others are omitted', "interface B { b: 1 } export type A = Omit<B, 'c'>", ['B.b']],
    [
      'of the labels of a property',
      'interface B { b: 1 } export type A = {¶ /** A. */ a?: B }',
      ['B.b'],
    ],
    ['of a component', 'export function A({ a }: { a: 1 }) { return a }', ['A.a']],
    ['of an arrow', 'export const A = ({ a }: { a: 1 }) => a', ['A.a']],
    [
      'under an empty comment',
      'export interface A {¶ /** */ a: 1;¶ /* No doc. */ b: 2 }',
      ['A.a', 'A.b'],
    ],
    ['not of an object written in place', 'export interface A {¶ /** A. */ a: { b: 1 } }', []],
    ['not of what stays inside', 'interface B { b: 1 } const b: B = { b: 1 }; export {}', []],
  ])('a property without a comment is told: %s', (_what, code, expected) => {
    expect(told(propertiesOf, code)).toEqual(expected);
  });

  test('a property in another file is told', () => {
    const files = [
      "export * from './1.tsx'",
      "import type { B } from './2.tsx'; export type A = B[]",
    ];
    expect(told(propertiesOf, ...files, 'export interface B { b: 1 }')).toEqual(['B.b']);
  });

  test.each([
    ['a function', 'export function a() {}¶ /** B. */ export function b() {}', ['a']],
    ['a value and a type', 'export const a = 1; export type B = 1', ['a', 'B']],
    ['props without their component', 'export interface AProps {}', ['AProps']],
    [
      'not the props of a component',
      '/** A. */ export const A = 1; export interface AProps {}',
      [],
    ],
    ['not a type whose value is described', '/** A. */ export const A = 1; export type A = 1', []],
  ])('an export without a comment is told: %s', (_what, code, expected) => {
    expect(told(exportsOf, code)).toEqual(expected);
  });
});

describe('what others read', () => {
  const entriesOf = (name: string) => {
    const folder = join(root, 'packages', name);
    const manifest: { exports: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return Object.values(manifest.exports)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file));
  };
  const entries = {
    ui: entriesOf('ui'),
    features: entriesOf('features'),
    'api-client': entriesOf('api-client'),
  };
  const listed = (items: readonly Documented[]) =>
    withoutComment(items).map(({ at, name }) => `${at} ${name}`);
  // Read once for all packages.
  const program = programOf(Object.values(entries).flat());

  test('each property of the library has a comment (CONTRIBUTING, "A component")', () => {
    const properties = propertiesOf(program, entries.ui);
    expect(properties.length).toBeGreaterThan(900);
    expect(listed(properties)).toEqual([]);
  });

  test.each(['ui', 'features', 'api-client'] as const)(
    'each export of %s has a comment',
    (name) => {
      const exported = exportsOf(program, entries[name]);
      expect(exported.length).toBeGreaterThan(30);
      expect(listed(exported)).toEqual([]);
    },
  );
});

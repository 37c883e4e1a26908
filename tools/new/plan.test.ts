import { expect, test } from 'vitest';
import { amongSorted, before, beforeLast, inList, inUnion } from './edits.ts';
import { nameOf } from './names.ts';
import { carryOut, type Place } from './plan.ts';

test('a name is written in every way it is needed', () => {
  const name = { kebab: 'saved-games2', pascal: 'SavedGames2', camel: 'savedGames2' };
  expect(nameOf('SavedGames2', 'pascal')).toEqual(name);
  expect(nameOf('saved-games2', 'kebab')).toEqual(name);
  expect(() => nameOf('saved-2', 'kebab')).toThrow(/not written/);
  expect(() => nameOf('new', 'kebab')).toThrow(/name of a value/);
});

test('a line finds its place, and says where there is none', () => {
  expect(before(/^b$/m, 'x\n')('a\nb\nc\n')).toBe('a\nx\nb\nc\n');
  expect(beforeLast('b', 'x')('abab')).toBe('abaxb');
  const like = /^use (\w+)$/gm;
  expect(amongSorted(like, 'b', 'use b')('use A\nuse c\n.')).toBe('use A\nuse b\nuse c\n.');
  expect(amongSorted(like, 'd', 'use d')('use A\nuse c\n.')).toBe('use A\nuse c\nuse d\n.');
  for (const edit of [before(/z/, 'x'), beforeLast('z', 'x'), amongSorted(/z(.)/gm, 'x', 'x')]) {
    expect(() => edit('abc')).toThrow(/no place/);
  }
});

test('a word is put into a union and into a list, in order', () => {
  const union = "type Page =\n  | 'a'\n  | 'c';\n";
  expect(inUnion(/^type Page/m, 'b')(union)).toBe("type Page =\n  | 'a'\n  | 'b'\n  | 'c';\n");
  expect(inUnion(/^type Page/m, 'd')(union)).toBe("type Page =\n  | 'a'\n  | 'c'\n  | 'd';\n");
  expect(() => inUnion(/^type Other/m, 'b')(union)).toThrow(/no union/);
  expect(inList('Data', 'B')("  Data: ['A', 'C'],")).toBe("  Data: ['A', 'B', 'C'],");
  const long = Array.from({ length: 12 }, (_none, place) => `Component${place + 10}`);
  const lines = inList(
    'Data',
    'B',
  )(`  Data: [\n${long.map((one) => `    '${one}',\n`).join('')}  ],`);
  expect(lines.split('\n').slice(0, 2)).toEqual(['  Data: [', "    'B',"]);
  expect(() => inList('Other', 'B')(lines)).toThrow(/no list/);
});

test('nothing is written where one change has no place, or one path is taken', () => {
  // A place whose root nothing can be written to: a write would be another error.
  const place: Place = { root: '/dev/null', has: (path) => path === 'taken', read: () => 'text' };
  const files = [{ path: 'free', text: '' }];
  const lost = { path: 'known', edit: before(/nowhere/, 'x') };
  expect(() => carryOut({ files, changes: [lost], next: [] }, place)).toThrow(/no place/);
  const idle = { path: 'known', edit: (text: string) => text };
  expect(() => carryOut({ files, changes: [idle], next: [] }, place)).toThrow(/Nothing to change/);
  const taken = [...files, { path: 'taken', text: '' }];
  expect(() => carryOut({ files: taken, changes: [], next: [] }, place)).toThrow(/already: taken/);
});

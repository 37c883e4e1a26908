import hashOfScope from '@emotion/hash';
import { expect, test } from 'vitest';
import { classNames, shortScopes } from './class-names.ts';

const many = Array.from({ length: 3_000 }, (_, index) => `styles/${index}.css.ts`);

test('every file of styles has three signs of its own that may begin a class', () => {
  const names = [...shortScopes(many).values()];
  expect(new Set(names).size).toBe(many.length);
  expect(names.filter((name) => !/^[a-z][a-z0-9]{2}$/.test(name))).toEqual([]);
});

test('a new file of styles leaves the names of the others alone', () => {
  const before = shortScopes(many.slice(1, 200));
  const after = shortScopes(many.slice(0, 200));
  expect([...before].filter(([path, name]) => after.get(path) !== name)).toEqual([]);
});

test('a class is named by its file and count; a foreign one keeps its name', () => {
  const name = classNames();
  const packageName = '@parlour/web';
  const own = 'src/layout/layout.css.ts';
  const foreign = 'node_modules/other/other.css.ts';
  const hashOf = (path: string) => hashOfScope(packageName + path);
  // By its path from the root: the same in every checkout.
  const path = 'apps/web/src/layout/layout.css.ts';
  expect(name({ hash: `${hashOf(own)}1c`, filePath: own, packageName })).toBe(
    `${shortScopes([path]).get(path)}1c`,
  );
  expect(name({ hash: `${hashOf(foreign)}1c`, filePath: foreign, packageName })).toBe(
    `_${hashOf(foreign)}1c`,
  );
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..', '..');
const only = 'packages/features/src/session/storage.ts';

/** All that ships: no tests, no stories, no rigs, and not the backend. */
const shipped = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter(
    (file) => !/\.(test|stories)\.|\/testing\/|\/generated\/|^packages\/sandbox\//.test(file),
  );
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A file that writes into a storage of the browser, whatever it calls it. */
const writes = /\.setItem\b|\.removeItem\b|(?:local|session)Storage\s*[.[]/;
const names = /['"`](?:token|isAgent|username|merchant)['"`]/;

test('[LGN-08] the session keys are written in one place', () => {
  expect(shipped.length).toBeGreaterThan(300);
  expect(shipped).toContain(only);
  expect(sourceOf(only)).toMatch(writes);
  expect(sourceOf(only)).toMatch(names);
  const others = shipped.filter((file) => file !== only && writes.test(sourceOf(file)));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((file) => names.test(sourceOf(file)))).toEqual([]);
});

test('[LGN-05] the session storage is named once, where the site hands it to the session', () => {
  const users = shipped.filter((file) => /['"]sessionStorage['"](?!;| \|)/.test(sourceOf(file)));
  expect(users.filter((file) => file.startsWith('packages/'))).toEqual([]);
  expect(users.every((file) => file.startsWith('apps/'))).toBe(true);
  expect(users.length).toBeGreaterThan(0);
});

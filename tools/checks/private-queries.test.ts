import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/** Reads of what is the same for everybody. */
const forEverybody = ['lottery/use-menu.ts', 'search/use-search.ts', 'winner-board/use-winners.ts'];

/** Whether a query of one's own says if its answers belong to one person; generated ones do by themselves. */
const isUndecided = (source: string): boolean =>
  /\bqueryFn\b/.test(source) && !/\bmeta\b/.test(source);

test('[NAV-08] a query written by hand says whether its answers go with the session', () => {
  const folder = join(root, 'packages/features/src');
  const undecided = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file))
    .filter((file) => isUndecided(readFileSync(join(folder, file), 'utf8')));
  expect(undecided.sort()).toEqual(forEverybody);
});

test('a query that does not say so is found', () => {
  expect(isUndecided("useQuery({ queryKey: ['team'], queryFn: read })")).toBe(true);
  expect(isUndecided("useQuery({ queryKey: ['team'], queryFn: read, meta })")).toBe(false);
  expect(isUndecided('useQuery(queries.downlines(api))')).toBe(false);
});

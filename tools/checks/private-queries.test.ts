import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';

/** Reads of what is the same for everybody. */
const forEverybody = ['lottery/use-menu.ts', 'search/use-search.ts', 'winner-board/use-winners.ts'];

/** Names an object sets; of what is spread in, those of objects written there: `...(retry && { retry })`. */
function namesIn(object: ts.ObjectLiteralExpression): readonly string[] {
  return object.properties.flatMap((property) => {
    if (!ts.isSpreadAssignment(property)) return property.name?.getText() ?? [];
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isObjectLiteralExpression(node)) found.push(...namesIn(node));
      else ts.forEachChild(node, visit);
    };
    visit(property.expression);
    return found;
  });
}

/** What each query written by hand sets; generated ones decide by themselves. */
function queriesIn(source: string): readonly (readonly string[])[] {
  if (!/\bqueryFn\b/.test(source)) return [];
  const file = ts.createSourceFile('read.tsx', source, ts.ScriptTarget.Latest, true);
  const found: (readonly string[])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = namesIn(node);
      if (names.includes('queryFn')) found.push(names);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** How many queries leave something open. */
const without = (source: string, name: string): number =>
  queriesIn(source).filter((names) => !names.includes(name)).length;

const folder = join(root, 'packages/features/src');

/** Files of queries that leave something open: each as often as it does. */
const filesWithout = (name: string): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from({ length: without(readFileSync(join(folder, file), 'utf8'), name) }, () => file),
    )
    .sort();

test('[NAV-08] a query written by hand says whether its answers go with the session', () => {
  expect(filesWithout('meta')).toEqual(forEverybody);
});

test('[ERR-01] a query written by hand says when it is tried again', () => {
  expect(filesWithout('retry')).toEqual([]);
});

test('each query that leaves something open is found', () => {
  expect(without("useQuery({ queryKey: ['team'], queryFn: read })", 'meta')).toBe(1);
  expect(without("useQuery({ queryKey: ['team'], queryFn: read, meta })", 'meta')).toBe(0);
  expect(without('useQuery(queries.downlines(api))', 'meta')).toBe(0);
  const two = `
    import { meta } from './meta.ts';
    // meta: { private: true }
    const { queryFn: ask, meta: own, retry } = queries.downlines(api);
    useQuery({ queryFn: ask, meta: own, ...(retry !== undefined && { retry }) });
    useQueries({ queries: ids.map((id) => ({ queryKey: [id], queryFn: () => read(id) })) });
  `;
  expect([without(two, 'meta'), without(two, 'retry')]).toEqual([1, 1]);
});

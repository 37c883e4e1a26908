import { expect, test } from 'vitest';
import { flattenTree, type TreeLine, treeMove } from './flatten.ts';

interface Node {
  id: string;
  children?: readonly Node[];
  lazy?: boolean;
}
const reader = {
  getId: ({ id }: Node) => id,
  getChildren: ({ children }: Node) => children,
  hasChildren: ({ children, lazy }: Node) => lazy === true || (children?.length ?? 0) > 0,
  order: (rows: readonly Node[]) => rows,
};
const team: readonly Node[] = [
  { id: 'a', children: [{ id: 'a1' }, { id: 'a2', children: [{ id: 'a2x' }] }] },
  { id: 'b', lazy: true },
  { id: 'c' },
];
const lines = (...open: string[]) => flattenTree(team, reader, new Set(open));
const ids = (all: readonly TreeLine<Node>[]) => all.map(({ id }) => id);

test('[AGT-04] closed levels are left out, open levels follow their row', () => {
  expect(ids(lines())).toEqual(['a', 'b', 'c']);
  expect(ids(lines('a'))).toEqual(['a', 'a1', 'a2', 'b', 'c']);
  expect(ids(lines('a', 'a2', 'c'))).toEqual(['a', 'a1', 'a2', 'a2x', 'b', 'c']);
});

test('[AGT-04] every row has its level, its place among its siblings and its parent', () => {
  const [, , second] = lines('a');
  expect(second).toMatchObject({ level: 2, position: 2, size: 2, parent: 0, open: false });
  expect(lines()[2]).toMatchObject({ level: 1, open: undefined, parent: undefined });
});

test('[AGT-04] children that are not loaded leave a gap', () => {
  expect(lines('b')[2]).toMatchObject({ kind: 'gap', level: 2, parent: 1 });
});

test('[AGT-15] a row that is its own ancestor is not opened again', () => {
  const loop: { id: string; children: Node[] } = { id: 'a', children: [] };
  loop.children.push(loop);
  expect(ids(flattenTree([loop], reader, new Set(['a'])))).toEqual(['a', 'a']);
});

test('[A11-01] the forward arrow opens, then moves to the first child; the other closes, then moves up', () => {
  expect(treeMove('ArrowRight', 0, lines())).toEqual({ open: true });
  expect(treeMove('ArrowRight', 0, lines('a'))).toEqual({ to: 1 });
  expect(treeMove('ArrowRight', 1, lines('a'))).toBeUndefined();
  expect(treeMove('ArrowRight', 1, lines('b'))).toBeUndefined();
  expect(treeMove('ArrowLeft', 0, lines('a'))).toEqual({ open: false });
  expect(treeMove('ArrowLeft', 2, lines('a'))).toEqual({ to: 0 });
  expect(treeMove('ArrowLeft', 0, lines())).toBeUndefined();
});

test('[I18-03] in right-to-left text the arrow keys are mirrored', () => {
  expect(treeMove('ArrowLeft', 0, lines(), 'ArrowLeft')).toEqual({ open: true });
  expect(treeMove('ArrowRight', 2, lines('a'), 'ArrowLeft')).toEqual({ to: 0 });
});

test('[A11-01] up and down skip gaps and stop at the ends', () => {
  const all = lines('b');
  expect(treeMove('ArrowDown', 1, all)).toEqual({ to: 3 });
  expect(treeMove('ArrowUp', 3, all)).toEqual({ to: 1 });
  expect(treeMove('ArrowUp', 0, all)).toBeUndefined();
  expect(treeMove('ArrowDown', 3, all)).toBeUndefined();
  expect(treeMove('End', 0, all)).toEqual({ to: 3 });
  expect(treeMove('Home', 3, all)).toEqual({ to: 0 });
  expect(treeMove('x', 0, all)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { partOfList } from './reading.ts';

const one = (id: string) => ({ id, title: id, content: '', time: '2026-11-20T00:00:00Z' });
const all = ['1', '2', '3', '4', '5'].map(one);

test('[NOT-04] a whole list is cut into pages; one page from a server is shown unchanged', () => {
  expect(partOfList(all, undefined, 2, 2)).toMatchObject({ page: 2, pages: 3, from: 3, to: 4 });
  const part = partOfList(all.slice(4), 5, 3, 2);
  expect(part).toMatchObject({ page: 3, pages: 3, from: 5, to: 5 });
  expect(part.rows.map(({ id }) => id)).toEqual(['5']);
});

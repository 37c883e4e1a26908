import { maybe, oneOf } from '../../http/fields.ts';

/** Parameters of a list that can be sorted by these columns. */
export const sorting = <const Name extends string>(...names: readonly Name[]) => ({
  sort: maybe(oneOf(...names)),
  order: maybe(oneOf('asc', 'desc')),
});

interface Sorting<Name extends string> {
  readonly sort?: Name | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

type Key = string | number | bigint;

/** The rows in the asked order, from high to low by default; equal rows keep their order, as all do without a column. */
export function inOrder<Row, Name extends string>(
  rows: readonly Row[],
  { sort, order }: Sorting<Name>,
  keys: Readonly<Record<Name, (row: Row) => Key>>,
): readonly Row[] {
  if (sort === undefined) return rows;
  const sign = order === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keys[sort](row) }))
    .sort((a, b) => (a.key < b.key ? -sign : a.key > b.key ? sign : 0))
    .map(({ row }) => row);
}

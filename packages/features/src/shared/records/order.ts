import type { ListSort } from './address.ts';
import type { RecordColumn } from './columns.ts';

/**
 * The order parameters of a request. `names` maps the ids of the columns to the names of the API contract. An order that
 * the backend does not know is left out.
 */
export function orderOf<Name extends string>(
  sort: ListSort | null,
  names: Readonly<Record<string, Name>>,
): { readonly sort?: Name; readonly order?: 'asc' | 'desc' } {
  const name = sort && Object.hasOwn(names, sort.column) ? names[sort.column] : undefined;
  if (sort === null || name === undefined) return {};
  return { sort: name, order: sort.direction === 'ascending' ? 'asc' : 'desc' };
}

/** An order as the value of an option: `-amount` is from high to low, as in the address. */
export const orderValue = ({ column, direction }: ListSort): string =>
  direction === 'descending' ? `-${column}` : column;

/** Reads the value of an option. */
export const orderIn = (value: string): ListSort => ({
  column: value.replace(/^-/, ''),
  direction: value.startsWith('-') ? 'descending' : 'ascending',
});

/**
 * The columns as a table shows them. On a desktop the headings of the sortable ones change the order; on a phone the
 * sheet does, and no heading does.
 */
export const sortedColumns = <Row>(
  columns: readonly RecordColumn<Row>[],
  sortable: readonly string[],
  byHeading: boolean,
): readonly RecordColumn<Row>[] =>
  columns.map((column) => ({ ...column, sortable: byHeading && sortable.includes(column.id) }));

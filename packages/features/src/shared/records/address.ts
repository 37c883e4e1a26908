import { dropList, listPrefix } from './place.ts';
import { type DateRange, isListRange, type UsualRange, usualRange } from './ranges.ts';

/** Filters, columns and orders of a list. */
export interface ListShape {
  /** Names of the filters, as the address and the call have them. */
  readonly filters: readonly string[];
  /** Those of the filters that take words instead of a code; none when left out. */
  readonly words?: readonly string[];
  /** Ids of the columns that can be put away. */
  readonly columns: readonly string[];
  /** Ids of the columns the backend sorts by; none while the API contract has no order parameter. */
  readonly sortable: readonly string[];
  /** The range while none is chosen. */
  readonly preset: UsualRange;
}

/** Which column orders the rows, and which way. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** State of a list: its range, filters, order and page, and which columns are hidden. */
export interface ListState {
  readonly range: DateRange;
  /** Values by name; `''` where all are wanted. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: ListSort | null;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly hidden: readonly string[];
}

/** Rows a page can have; the backend gives 100 at most. */
export const pageSizes = [10, 20, 50, 100] as const;
const usualSize = 20;

const key = (name: string) => `${listPrefix}${name}`;

const isCode = (text: string) => /^[\w.-]{1,40}$/.test(text);
/** Search words as they are sent: what no backend takes is cut. */
const wordsIn = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 64);
const countIn = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

/** State of a list from the address; invalid values are ignored (MEM). */
export function readList(search: string, shape: ListShape, today: string): ListState {
  const query = new URLSearchParams(search);
  const get = (name: string) => query.get(key(name)) ?? '';
  const asked = { from: get('from'), to: get('to') };
  const size = Number(get('size'));
  const hidden = get('hide').split(',');
  return {
    range: isListRange(asked, today) ? asked : usualRange(shape.preset, today),
    filters: Object.fromEntries(
      shape.filters.map((name) => {
        if (shape.words?.includes(name)) return [name, wordsIn(get(name))];
        return [name, isCode(get(name)) ? get(name) : ''];
      }),
    ),
    sort: sortIn(get('sort'), shape.sortable),
    page: countIn(query.get(key('page'))),
    size: pageSizes.find((one) => one === size) ?? usualSize,
    hidden: shape.columns.filter((id) => hidden.includes(id)),
  };
}

function sortIn(text: string, sortable: readonly string[]): ListSort | null {
  const column = text.replace(/^-/, '');
  if (!sortable.includes(column)) return null;
  return { column, direction: text === column ? 'ascending' : 'descending' };
}

/** The query string of a list; defaults are left out, other parameters stay. */
export function writeList(
  search: string,
  list: ListState,
  shape: ListShape,
  today: string,
): string {
  const query = new URLSearchParams(search);
  dropList(query);
  const set = (name: string, value: string) => value !== '' && query.set(key(name), value);
  const { from, to } = list.range;
  const usual = usualRange(shape.preset, today);
  if (from !== usual.from || to !== usual.to) {
    set('from', from);
    set('to', to);
  }
  for (const name of shape.filters) set(name, list.filters[name] ?? '');
  if (list.sort) {
    set('sort', `${list.sort.direction === 'descending' ? '-' : ''}${list.sort.column}`);
  }
  if (list.page > 1) set('page', String(list.page));
  if (list.size !== usualSize) set('size', String(list.size));
  set('hide', list.hidden.join(','));
  return `?${query}`;
}

/** The list after a change: another range, filter, order or size begins at the first page. */
export function changed(list: ListState, change: Partial<ListState>): ListState {
  const turnsOnly = Object.keys(change).every((part) => part === 'page' || part === 'hidden');
  return { ...list, ...(!turnsOnly && { page: 1 }), ...change };
}

/** Whether a filter leaves something out. */
export const isFiltered = ({ filters }: ListState): boolean =>
  Object.values(filters).some((value) => value !== '');

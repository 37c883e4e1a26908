import { hasPeriod } from './period.ts';
import { dropList, listPrefix } from './place.ts';
import { type DateRange, isListRange, type UsualRange, usualRange } from './ranges.ts';

/** The filters, columns and orders that a list supports. */
export interface ListShape {
  /** Names of the filters, as used in the address and in the request. */
  readonly filters: readonly string[];
  /** Names of the filters that take text instead of a code. Default: none. */
  readonly words?: readonly string[];
  /** Ids of the columns that can be hidden. */
  readonly columns: readonly string[];
  /** Ids of the columns the backend sorts by; none where the API contract has no order parameter. */
  readonly sortable: readonly string[];
  /** The order of the backend if none is chosen. */
  readonly usualSort?: ListSort;
  /** The range if none is chosen. */
  readonly preset: UsualRange;
  /** A chosen range follows to the other lists that share it. Default false. */
  readonly sharesPeriod?: boolean;
  /** Name under which the tab remembers its filters, order and columns. Default: they are not remembered. */
  readonly keptAs?: string;
}

/** The column that orders the rows, and the direction. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** State of a list: its range, filters, order and page, and which columns are hidden. */
export interface ListState {
  readonly range: DateRange;
  /** Values by name; `''` if nothing is filtered out. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: ListSort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  readonly hidden: readonly string[];
}

/** Possible numbers of rows per page; the backend returns at most 100. */
export const pageSizes = [10, 20, 50, 100] as const;
const usualSize = 20;

const key = (name: string) => `${listPrefix}${name}`;

const isCode = (text: string) => /^[\w.-]{1,40}$/.test(text);
/** Returns search words as they are sent, without the characters that no backend accepts. */
const wordsIn = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 64);
const countIn = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

/** Reads the state of a list from the address. Invalid values are ignored (MEM). */
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
    sort: sortIn(get('sort'), shape.sortable) ?? shape.usualSort ?? null,
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

const isSameSort = (one: ListSort, other: ListSort | undefined): boolean =>
  one.column === other?.column && one.direction === other.direction;

/** Returns the query string of a list. Defaults are left out, other parameters stay. */
export function writeList(
  search: string,
  list: ListState,
  shape: ListShape,
  today: string,
): string {
  const query = new URLSearchParams(search);
  // A shared range that was chosen stays in the address, also where it is the usual one of this list.
  const isChosen = shape.sharesPeriod === true && hasPeriod(query);
  dropList(query);
  const set = (name: string, value: string) => value !== '' && query.set(key(name), value);
  const { from, to } = list.range;
  const usual = usualRange(shape.preset, today);
  if (isChosen || from !== usual.from || to !== usual.to) {
    set('from', from);
    set('to', to);
  }
  for (const name of shape.filters) set(name, list.filters[name] ?? '');
  if (list.sort && !isSameSort(list.sort, shape.usualSort)) {
    set('sort', `${list.sort.direction === 'descending' ? '-' : ''}${list.sort.column}`);
  }
  if (list.page > 1) set('page', String(list.page));
  if (list.size !== usualSize) set('size', String(list.size));
  set('hide', list.hidden.join(','));
  return `?${query}`;
}

/** Applies a change to the list. Another range, filter, order or size starts at the first page. */
export function changed(list: ListState, change: Partial<ListState>): ListState {
  const turnsOnly = Object.keys(change).every((part) => part === 'page' || part === 'hidden');
  return { ...list, ...(!turnsOnly && { page: 1 }), ...change };
}

/** Number of active filters among those named. */
export const activeFilters = ({ filters }: ListState, names: readonly string[]): number =>
  names.filter((name) => (filters[name] ?? '') !== '').length;

/** The filters of a list without those named. */
export const withoutFilters = (
  { filters }: ListState,
  names: readonly string[],
): ListState['filters'] => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, ''])),
});

/** Whether any filter is active. */
export const isFiltered = ({ filters }: ListState): boolean =>
  Object.values(filters).some((value) => value !== '');

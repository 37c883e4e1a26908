import type { WireDownlinesParams } from '@parlour/api-client';
import type { ListSort } from '../../shared/records/address.ts';
import { dropList, listPrefix } from '../../shared/records/place.ts';

/** Figures that the backend can sort a team by. */
export const sortings = ['account', 'team', 'balance', 'validBet', 'lastLogin'] as const;
/** A figure that a team can be sorted by (AGT-04). */
export type Sorting = (typeof sortings)[number];

/** The shown part of a team, and its view. Kept in the address (NAV-09, AGT-04). */
export interface TeamPlace {
  readonly view: 'list' | 'tree';
  /** The account whose downlines are shown; `''` for one's own. */
  readonly of: string;
  /** The search in the whole team; `''` without one. */
  readonly search: string;
  /** A level of the whole team; `''` for direct downlines. */
  readonly level: string;
  readonly type: '' | 'agent' | 'member';
  readonly status: string;
  readonly sort: Sorting;
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
}

/** Rows of a page of the flat list. */
export const pageSize = 20;
/** Maximum length of a search; no account is longer. */
const longestSearch = 64;

/** One's own downlines, with the highest valid bet first. */
export const usualPlace: TeamPlace = {
  view: 'list',
  of: '',
  search: '',
  level: '',
  type: '',
  status: '',
  sort: 'validBet',
  order: 'desc',
  page: 1,
};

const key = (name: keyof TeamPlace) => `${listPrefix}${name}`;
const isCode = (text: string): boolean => /^[\w.:-]{1,64}$/.test(text);

/** Reads the place in a team from the address; invalid values are ignored. */
export function readPlace(search: string): TeamPlace {
  const query = new URLSearchParams(search);
  const get = (name: keyof TeamPlace) => query.get(key(name)) ?? '';
  const code = (name: keyof TeamPlace) => (isCode(get(name)) ? get(name) : '');
  const type = get('type');
  const sort = sortings.find((one) => one === get('sort')) ?? usualPlace.sort;
  const order = get('order');
  return {
    view: get('view') === 'tree' ? 'tree' : 'list',
    of: code('of'),
    search: [...get('search')].slice(0, longestSearch).join(''),
    level: /^[1-9]\d?$/.test(get('level')) ? get('level') : '',
    type: type === 'agent' || type === 'member' ? type : '',
    status: code('status'),
    sort,
    order: order === 'asc' || order === 'desc' ? order : usualPlace.order,
    page: /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1,
  };
}

/** Builds the query string of a place. Defaults are left out, other parameters stay. */
export function writePlace(search: string, place: TeamPlace): string {
  const query = new URLSearchParams(search);
  dropList(query);
  const set = (name: keyof TeamPlace) => {
    if (place[name] !== usualPlace[name]) query.set(key(name), String(place[name]));
  };
  set('view');
  set('of');
  set('search');
  set('level');
  set('type');
  set('status');
  set('sort');
  set('order');
  set('page');
  return `?${query}`;
}

/**
 * The place after a change. Every change except of the page starts at the first page. A level covers the whole team:
 * opening a team clears the level, and choosing a level leaves the opened team.
 */
export const moved = (place: TeamPlace, change: Partial<TeamPlace>): TeamPlace => ({
  ...place,
  ...(change.page === undefined && { page: 1 }),
  ...(change.of !== undefined && { level: '' }),
  ...(change.level !== undefined && { of: '' }),
  ...change,
});

/** The order of a place, as a table knows it. */
export const sortOf = ({ sort, order }: TeamPlace): ListSort => ({
  column: sort,
  direction: order === 'asc' ? 'ascending' : 'descending',
});

/** The change of a place that another order makes. */
export function sortedBy({ column, direction }: ListSort): Partial<TeamPlace> {
  const sort = sortings.find((one) => one === column);
  return sort ? { sort, order: direction === 'ascending' ? 'asc' : 'desc' } : {};
}

/** Number of active filters, without the search. */
export const filterCount = ({ level, type, status }: TeamPlace): number =>
  [level, type, status].filter((value) => value !== '').length;

/** The change that clears the filters. A level that is not chosen stays out: clearing it leaves an opened team. */
export const unfiltered = ({ level }: TeamPlace): Partial<TeamPlace> => ({
  ...(level !== '' && { level: '' }),
  type: '',
  status: '',
});

/** Whether a filter or a search is active. */
export const isFiltered = ({ level, type, status, search }: TeamPlace): boolean =>
  level !== '' || type !== '' || status !== '' || search.trim() !== '';

/** Whether the direct downlines of another account are shown. */
const isUnder = ({ of, level }: TeamPlace): boolean => of !== '' && level === '';

/** Request parameters for a page of the flat list. A search and a level cover the whole team. */
export function askOf(place: TeamPlace): WireDownlinesParams {
  const search = place.search.trim();
  return {
    ...(search !== '' ? { search } : isUnder(place) && { parentId: place.of }),
    ...(place.level !== '' && { level: Number(place.level) }),
    ...(place.type !== '' && { accountType: place.type }),
    ...(place.status !== '' && { status: place.status }),
    sort: place.sort,
    order: place.order,
    pageNo: place.page,
    pageSize,
  };
}

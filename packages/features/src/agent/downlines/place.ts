import type { WireDownlinesParams } from '@parlour/api-client';
import { dropList, listPrefix } from '../../shared/records/place.ts';

/** Figures the backend puts a team in order by. */
export const sortings = ['account', 'team', 'balance', 'validBet', 'lastLogin'] as const;
/** A figure a team can be put in order by (AGT-04). */
export type Sorting = (typeof sortings)[number];

/** Which part of a team is looked at, and how; the address keeps it (NAV-09, AGT-04). */
export interface TeamPlace {
  readonly view: 'list' | 'tree';
  /** Whose downlines; `''` for one's own. */
  readonly of: string;
  /** Searched in the whole team; `''` without a search. */
  readonly search: string;
  /** How far below, anywhere in the team; `''` for those right below. */
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
/** Letters of a search; no account is as long. */
const longestSearch = 64;

/** One's own downlines, the most valid bet first. */
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

/** Place in a team from the address; invalid values are ignored. */
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

/** The query string of a place; defaults are left out, other parameters stay. */
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
 * The place after a change: anything but another page begins at the first one. A level is one of the whole team, so a
 * team that is opened ends it, and it ends the look at one team.
 */
export const moved = (place: TeamPlace, change: Partial<TeamPlace>): TeamPlace => ({
  ...place,
  ...(change.page === undefined && { page: 1 }),
  ...(change.of !== undefined && { level: '' }),
  ...(change.level !== undefined && { of: '' }),
  ...change,
});

/** Whether something is left out. */
export const isFiltered = ({ level, type, status, search }: TeamPlace): boolean =>
  level !== '' || type !== '' || status !== '' || search.trim() !== '';

/** Whether those right below somebody are looked at. */
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

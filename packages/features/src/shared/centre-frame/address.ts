import { dropList, listPrefix } from '../records/place.ts';
import type { SessionState } from '../session/machine.ts';
import type { Centre } from './entries.ts';

/** A centre and the key of one of its pages, as an address names them. */
export interface Asked {
  readonly centre: Centre;
  readonly page: string;
  /** Number of the order that the page opens first. */
  readonly order?: string;
  /** Name of the part of the page that is shown first. */
  readonly part?: string;
}

/**
 * In place of the key of a page: the menu of the centre. It is a screen of its own where there is no room for menu and
 * page (NAV-09).
 */
export const menuPage = 'menu';

/** How many screens a place is below the first one: "me" of a member, then the menu of agents, then all pages. */
const depthOf = ({ centre, page }: Asked): number => {
  if (page !== menuPage) return 2;
  return centre === 'member' ? 0 : 1;
};

/** Whether a place is further down than another one, so that Back leads from it to the other one (NAV-09). */
export const isDeeper = (to: Asked, from: Asked): boolean => depthOf(to) > depthOf(from);

/** Both have the prefix of list parameters, so that they are removed with their page. */
const orderName = `${listPrefix}order`;
const partName = `${listPrefix}part`;
const order = /^[\w.-]{1,40}$/;
const part = /^[a-z]{1,20}$/;

/** Returns the centre that a query string names. If it names both, the member centre wins (NAV-09). */
export function askedIn(search: string): Asked | null {
  const query = new URLSearchParams(search);
  const centre = query.has('member') ? 'member' : query.has('agent') ? 'agent' : null;
  const asked = query.get(orderName) ?? '';
  const first = query.get(partName) ?? '';
  return (
    centre && {
      centre,
      page: query.get(centre) ?? '',
      ...(order.test(asked) && { order: asked }),
      ...(part.test(first) && { part: first }),
    }
  );
}

/** Returns the query with this page of a centre. Replaces any other page and its list parameters and keeps the rest. */
export function withPage(
  search: string,
  { centre, page, order: asked, part: first }: Asked,
): string {
  const query = new URLSearchParams(search);
  query.delete('member');
  query.delete('agent');
  dropList(query);
  query.set(centre, page);
  if (asked !== undefined) query.set(orderName, asked);
  if (first !== undefined) query.set(partName, first);
  return `?${query}`;
}

/** What the guard of a centre allows or shows instead (GRD-01, AGT). */
export type Admission =
  | 'centre'
  /** A trial account that opens "me": the balance, and what is closed to it. */
  | 'trial'
  /** The stored session is still being restored, or a login is in progress. */
  | 'wait'
  | 'login'
  /** Trial accounts need a real account. */
  | 'realAccount'
  | 'notAgent'
  /** The member logged out while the centre was open. */
  | 'over';

/**
 * The guard of a centre, for every kind of session. Agents may open both centres. `atMe` says that the member's menu is
 * opened as a screen of its own, which trial accounts have too.
 */
export function admissionTo(
  centre: Centre,
  session: SessionState,
  wasIn: boolean,
  atMe = false,
): Admission {
  switch (session.kind) {
    case 'authenticated':
      return centre === 'member' || session.member.isAgent ? 'centre' : 'notAgent';
    case 'trial':
      return atMe ? 'trial' : 'realAccount';
    case 'anonymous':
      return wasIn && session.because === 'loggedOut' ? 'over' : 'login';
    case 'authenticating':
      return session.token === null && !session.isCarried ? 'login' : 'wait';
    default:
      return 'wait';
  }
}

import { dropList, listPrefix } from '../records/place.ts';
import type { SessionState } from '../session/machine.ts';
import type { Centre } from './entries.ts';

/** The centre an address names, and a page of it by its key. */
export interface Asked {
  readonly centre: Centre;
  readonly page: string;
  /** The order the page is to begin with, by its number. */
  readonly order?: string;
}

/** Removed with its page, like the parameters of a list. */
const orderName = `${listPrefix}order`;
const order = /^[\w.-]{1,40}$/;

/** The centre a query string names; with both in it the member's (NAV-09). */
export function askedIn(search: string): Asked | null {
  const query = new URLSearchParams(search);
  const centre = query.has('member') ? 'member' : query.has('agent') ? 'agent' : null;
  const asked = query.get(orderName) ?? '';
  return (
    centre && {
      centre,
      page: query.get(centre) ?? '',
      ...(order.test(asked) && { order: asked }),
    }
  );
}

/** The query with this page of a centre in the place of any other and of its list; what else it says stays. */
export function withPage(search: string, { centre, page, order: asked }: Asked): string {
  const query = new URLSearchParams(search);
  query.delete('member');
  query.delete('agent');
  dropList(query);
  query.set(centre, page);
  if (asked !== undefined) query.set(orderName, asked);
  return `?${query}`;
}

/** What the guard of a centre shows (GRD-01, AGT). */
export type Admission =
  | 'centre'
  /** The stored session is still being picked up, or a login is under way. */
  | 'wait'
  | 'login'
  /** A trial account needs a real one. */
  | 'realAccount'
  | 'notAgent'
  /** The member logged out while the centre was open. */
  | 'over';

/** The guard of a centre, for every kind of session; agents have both. */
export function admissionTo(centre: Centre, session: SessionState, wasIn: boolean): Admission {
  switch (session.kind) {
    case 'authenticated':
      return centre === 'member' || session.member.isAgent ? 'centre' : 'notAgent';
    case 'trial':
      return 'realAccount';
    case 'anonymous':
      return wasIn && session.because === 'loggedOut' ? 'over' : 'login';
    case 'authenticating':
      return session.token === null && !session.isCarried ? 'login' : 'wait';
    default:
      return 'wait';
  }
}

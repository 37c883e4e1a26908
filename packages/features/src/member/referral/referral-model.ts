import type { WireReferral, WireReferredFriend, WireReferredFriendPage } from '@parlour/api-client';
import type { BadgeProps } from '@parlour/ui';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';

/** The invitation of a member and its results; amounts are decimal strings, as the backend sent them (REF-01). */
export interface Invitation {
  readonly code: string;
  readonly link: string;
  readonly friends: number;
  readonly active: number;
  readonly rewarded: string;
  readonly pending: string;
  /** Plain text of the backend; empty without one. */
  readonly terms: string;
}

/** A friend who registered by the link. */
export interface Friend {
  /** Unique on its page: two friends can have the same mask. */
  readonly id: string;
  /** Masked. */
  readonly account: string;
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  readonly status: string;
  /** A decimal string; `null` while there is none. */
  readonly reward: string | null;
}

/** One page of friends. */
export interface FriendPage {
  readonly rows: readonly Friend[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Position of the first row in the whole list, counted from 1. */
  readonly first: number;
}

/** Rows on one page of friends. */
export const pageSize = 5;

/** Wire → view model (REF-01). */
export const toInvitation = ({ url: link, ...wire }: WireReferral): Invitation => ({
  code: wire.code,
  link,
  friends: wire.friends,
  active: wire.active,
  rewarded: wire.rewarded,
  pending: wire.pending,
  terms: wire.terms.trim(),
});

function toFriend(wire: WireReferredFriend, place: number, timeZone: string): Friend {
  const { account, registeredAt, status, reward } = wire;
  return {
    id: `${place} ${account}`,
    account,
    at: registeredAt,
    time: formatDateTime(registeredAt, timeZone)?.slice(0, 16) ?? registeredAt,
    status,
    reward: reward ?? null,
  };
}

/** Wire → view model; an invalid time stays unchanged. */
export function toFriends(
  wire: WireReferredFriendPage,
  page: number,
  timeZone: string,
): FriendPage {
  const first = (page - 1) * pageSize + 1;
  return {
    rows: wire.rows.map((row, place) => toFriend(row, first + place, timeZone)),
    page,
    pages: wire.totalPages,
    total: wire.totalCount,
    first,
  };
}

/** Label and colour of a status; the contract leaves the list open. */
const statuses: ReadonlyMap<
  string,
  { readonly label: MessageKey; readonly tone?: BadgeProps['tone'] }
> = new Map([
  ['registered', { label: 'status.friend.registered' }],
  ['active', { label: 'status.account.active', tone: 'success' }],
]);

/** Label and colour of a status; `null` for an unknown one. */
export const wordOf = (status: string) => statuses.get(status) ?? null;

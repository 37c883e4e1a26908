import type { DraftValues } from '../../shared/drafts/store.ts';

/** Whose text is in the form, and what it began with. */
export interface Holder {
  /** Account; `null`: a visitor's. */
  readonly owner: string | null;
  readonly begun: DraftValues;
  /** Another number is another form. */
  readonly round: number;
}

/** Who is in front of the page now. */
export interface Visitor {
  readonly account: string | null;
  /** Somebody has left on purpose; a session that only ran out is its member's still. */
  readonly hasLeft: boolean;
}

const isEmpty = (typed: DraftValues): boolean =>
  Object.values(typed).every((text) => text.trim() === '');

/**
 * Whose form it is once somebody logs in, out or over. What a visitor typed goes along into their
 * login, what a member typed outlives a session that ran out, and no account sees the text of another.
 * `left` reads what the account has left behind.
 */
export function handOver(
  holder: Holder,
  typed: DraftValues,
  { account, hasLeft }: Visitor,
  left: (account: string) => DraftValues | null,
): Holder {
  const renew = (owner: string | null, begun: DraftValues): Holder => ({
    owner,
    begun,
    round: holder.round + 1,
  });
  if (account === null) return hasLeft && holder.owner !== null ? renew(null, {}) : holder;
  if (account === holder.owner) return holder;
  const own = left(account);
  if (holder.owner !== null) return renew(account, own ?? {});
  return isEmpty(typed) && own ? renew(account, own) : { ...holder, owner: account };
}

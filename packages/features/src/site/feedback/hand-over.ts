import type { DraftValues } from '../../shared/drafts/store.ts';

/** The owner of the text in the form, and its initial values. */
export interface Holder {
  /** Account; `null` for a visitor. */
  readonly owner: string | null;
  readonly begun: DraftValues;
  /** Another number means another form. */
  readonly round: number;
}

/** The current visitor of the page. */
export interface Visitor {
  readonly account: string | null;
  /** The member logged out. After a session that only ended, the form still belongs to its member. */
  readonly hasLeft: boolean;
}

const isEmpty = (typed: DraftValues): boolean =>
  Object.values(typed).every((text) => text.trim() === '');

/**
 * Decides who owns the form after a login, a logout or a change of account. A visitor's text is kept through their
 * login. A member's text is kept when the session ends. No account sees the text of another. `left` reads the draft of
 * an account.
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

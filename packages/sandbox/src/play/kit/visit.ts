import type { Backend } from '../../backend.ts';
import { minute } from '../../core/calendar.ts';
import { formatMoney } from '../../core/money.ts';
import { moneyOf } from '../../ledger/queries.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { sessionsOf } from '../../state/sessions.ts';
import { ticketLife } from '../../state/state.ts';
import type { Visit } from '../client/answers.ts';
import type { Place } from './place.ts';

/**
 * Time and money of one visit of a game, from its launch: the same span as the clock and the net in the header of the
 * site. The reality check comes as often as the member chose.
 */
export function visitOf(
  backend: Backend,
  { id, ticket, member }: Pick<Place, 'id' | 'ticket' | 'member'>,
): Visit {
  const { state } = backend;
  const now = backend.now();
  const startedAt = ticket.expiresAt - ticketLife;
  const sums = { staked: 0n, paid: 0n };
  for (const { ticket: of, stake, payout } of state.rounds.values()) {
    if (of !== id) continue;
    sums.staked += stake;
    sums.paid += payout;
  }
  const every = memberAccountOf(backend, member.id).play.realityCheckMinutes * minute;
  return {
    seconds: Math.floor((now - startedAt) / 1000),
    staked: formatMoney(sums.staked),
    paid: formatMoney(sums.paid),
    net: formatMoney(sums.paid - sums.staked),
    balance: formatMoney(moneyOf(state, member.id).spendable),
    checkIn: Math.max(0, (ticket.checkedAt ?? startedAt) + every - now),
  };
}

/** Notes that the member has read the reality check, here and in their sessions. */
export function confirmCheck(backend: Backend, { ticket, member }: Place): void {
  const at = backend.now();
  ticket.checkedAt = at;
  for (const [, session] of sessionsOf(backend, member.id)) session.checkedAt = at;
}

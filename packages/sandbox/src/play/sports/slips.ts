import type { Backend } from '../../backend.ts';
import type { Cents } from '../../core/money.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { BetRecord } from '../../ledger/ledger.ts';
import { moneyOf } from '../../ledger/queries.ts';
import { placeBet } from '../../ledger/rounds.ts';
import { refusedPlay } from '../../state/limits.ts';
import type { SlipRecord } from '../../state/state.ts';
import { type Leg, readLegs, writeLegs } from './legs.ts';
import { phaseOf } from './matches.ts';
import { oddsAt } from './odds.ts';
import { payoutOf } from './payout.ts';
import type { BookPlace } from './place.ts';

/** A bet slip as the page sends it. `key`: the same for every try of one wish. */
export interface SlipWish {
  readonly key: string;
  /** All selections in one bet, or one bet for each. */
  readonly kind: 'multiple' | 'single';
  /** The stake of each bet. */
  readonly stake: Cents;
  readonly legs: readonly Leg[];
}

/** A bet whose payout could be higher is refused. */
export const mostPayout: Cents = 50_000_000n;

/** Why a slip was not placed: a match has started, odds have moved, or the payout could be too high. */
export type SlipProblem = 'started' | 'odds' | 'payout';

type Placed = { readonly slip: SlipRecord } | { readonly problem: SlipProblem } | Refusal;

/** The key was used for another slip. */
const mismatch: Refusal = { code: 'IDEMPOTENCY_MISMATCH', text: 'idempotency' };
const short: Refusal = { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };

/** The selections of each bet of a slip. */
const betsIn = ({ kind, legs }: Pick<SlipWish, 'kind' | 'legs'>): readonly (readonly Leg[])[] =>
  kind === 'multiple' ? [legs] : legs.map((leg) => [leg]);

function problemOf({ seed, now }: Backend, wish: SlipWish): SlipProblem | null {
  const at = now();
  if (wish.legs.some(({ match }) => phaseOf(match, at) === 'started')) return 'started';
  if (wish.legs.some(({ match, pick, odds }) => oddsAt(seed, match, pick, at) !== odds)) {
    return 'odds';
  }
  const isHigh = betsIn(wish).some(
    (legs) =>
      payoutOf(
        wish.stake,
        legs.map(({ odds }) => odds),
      ) > mostPayout,
  );
  return isHigh ? 'payout' : null;
}

/**
 * Places a slip, with all its bets or none. The same key again returns the same bets and moves no money (WAL-07). What
 * is refused moved nothing, so its key stays free.
 */
export function placeSlip(backend: Backend, place: BookPlace, wish: SlipWish): Placed {
  const { state } = backend;
  const { id, member, game } = place;
  const { key, stake } = wish;
  const asked = `${wish.kind} ${stake} ${writeLegs(wish.legs)}`;
  const known = state.slips.get(`${id} ${key}`);
  if (known) return known.asked === asked ? { slip: known } : mismatch;
  const problem = problemOf(backend, wish);
  if (problem) return { problem };
  const parts = betsIn(wish);
  const total = stake * BigInt(parts.length);
  const refused = refusedPlay(backend, member, total);
  if (refused) return refused;
  if (moneyOf(state, member.id).spendable < total) return short;
  const betIds: string[] = [];
  const { nodeId, gameType, vassalage } = game;
  for (const legs of parts) {
    const wager = { nodeId, gameType, vassalage, stake, detail: writeLegs(legs) };
    const placed = placeBet(backend, member, wager);
    // The whole sum was allowed above, so no part of it is refused.
    if ('code' in placed) return placed;
    betIds.push(placed.bet.id);
  }
  const slip: SlipRecord = {
    ...{ key, ticket: id, memberId: member.id, vassalage, gameType },
    ...{ betIds, asked, seen: false },
  };
  state.slips.set(`${id} ${key}`, slip);
  return { slip };
}

/** Slips of this book that no page has shown yet, oldest first: their answers were lost on the way. */
export const unseenSlips = (
  { state }: Backend,
  { member, game }: BookPlace,
): readonly SlipRecord[] =>
  [...state.slips.values()].filter(
    ({ memberId, vassalage, gameType, seen }) =>
      !seen && memberId === member.id && vassalage === game.vassalage && gameType === game.gameType,
  );

/** Notes that the page has shown a slip to its member. */
export function markSlipSeen(backend: Backend, place: BookPlace, key: string): void {
  for (const slip of unseenSlips(backend, place)) if (slip.key === key) slip.seen = true;
}

/** A bet of a book with its selections. */
export interface BookBet {
  readonly bet: BetRecord;
  readonly legs: readonly Leg[];
}

/** How many bets the page shows. */
const shownBets = 20;

/** The last bets of a member in the books of this vendor, newest first. */
export const bookBets = ({ state }: Backend, { member, game }: BookPlace): readonly BookBet[] =>
  state.bets
    .flatMap((bet): BookBet | readonly [] => {
      const isHere = bet.memberId === member.id && bet.vassalage === game.vassalage;
      const legs = isHere && bet.gameType === game.gameType ? readLegs(bet) : null;
      return legs ? { bet, legs } : [];
    })
    .slice(-shownBets)
    .reverse();

/** Numbers of the bets that were placed with this ticket. */
export const betIdsOf = ({ state }: Backend, ticket: string): ReadonlySet<string> =>
  new Set([...state.slips.values()].flatMap((slip) => (slip.ticket === ticket ? slip.betIds : [])));

/** What a visit has staked and been paid so far. An open bet counts as staked. */
export function slipSums(backend: Backend, ticket: string) {
  const sums = { staked: 0n, paid: 0n };
  const ids = betIdsOf(backend, ticket);
  for (const { id, stake, payout } of backend.state.bets) {
    if (!ids.has(id)) continue;
    sums.staked += stake;
    sums.paid += payout;
  }
  return sums;
}

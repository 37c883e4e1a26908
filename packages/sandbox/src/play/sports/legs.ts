import type { BetRecord } from '../../ledger/ledger.ts';
import { type Match, matchOf } from './matches.ts';
import { isPickId, type PickId } from './odds.ts';
import { payoutOf } from './payout.ts';
import { resultOf } from './result.ts';

/** One selection of a bet: a pick of a match at the odds the member saw, in hundredths. */
export interface Leg {
  readonly match: Match;
  readonly pick: PickId;
  readonly odds: bigint;
}

/** A bet has at most this many selections, each from another match. */
export const mostLegs = 8;

const mark = 'sports';

/** The `detail` of a bet with these selections: `sports ca-12.home@185 fb-7.over@190`. */
export const writeLegs = (legs: readonly Leg[]): string =>
  [mark, ...legs.map(({ match, pick, odds }) => `${match.id}.${pick}@${odds}`)].join(' ');

/** Reads the selections of a bet; `null` for a bet of another kind of game. */
export function readLegs({ detail }: Pick<BetRecord, 'detail'>): readonly Leg[] | null {
  const [kind, ...parts] = detail.split(' ');
  if (kind !== mark) return null;
  return parts.flatMap((part): Leg | readonly [] => {
    const [, id = '', pick = '', odds = ''] = /^([\w-]+)\.(\w+)@(\d+)$/.exec(part) ?? [];
    const match = matchOf(id);
    return match && isPickId(pick) ? { match, pick, odds: BigInt(odds) } : [];
  });
}

/** A selection is open until its match has ended. */
export type LegState = 'open' | 'won' | 'lost';

export function stateOfLeg(seed: number, { match, pick }: Leg, now: number): LegState {
  if (match.endsAt > now) return 'open';
  return resultOf(seed, match).right.has(pick) ? 'won' : 'lost';
}

/** The payout of a bet that is decided; `null` while it is open. One lost selection decides a multiple. */
export function payoutNow(
  seed: number,
  { stake, legs }: { readonly stake: bigint; readonly legs: readonly Leg[] },
  now: number,
): bigint | null {
  const states = legs.map((leg) => stateOfLeg(seed, leg, now));
  if (states.includes('lost')) return 0n;
  if (states.includes('open')) return null;
  return payoutOf(
    stake,
    legs.map(({ odds }) => odds),
  );
}

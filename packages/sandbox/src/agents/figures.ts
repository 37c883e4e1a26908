import type { Cents } from '../core/money.ts';
import { type Measure, measures, type RunningSums } from '../team/derived.ts';

/** The activity of people in a span of time. Money in hundredths; `bets` counts. */
export type Figures = Readonly<Record<Measure, Cents>>;

export const noFigures: Figures = {
  deposits: 0n,
  withdrawals: 0n,
  stake: 0n,
  payout: 0n,
  bonus: 0n,
  rebate: 0n,
  bets: 0n,
};

export const addFigures = (a: Figures, b: Figures): Figures => ({
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  bonus: a.bonus + b.bonus,
  rebate: a.rebate + b.rebate,
  bets: a.bets + b.bets,
});

/** What the members won (positive) or lost (negative): everything they received, less their stakes. */
export const netOf = ({ payout, rebate, bonus, stake }: Figures): Cents =>
  payout + rebate + bonus - stake;

/** The figures of the nodes from `first` up to, but without, `end`. */
export function figuresOfRange(sums: RunningSums, first: number, end: number): Figures {
  const of = (measure: Measure) =>
    BigInt(Math.round((sums[measure][end] ?? 0) - (sums[measure][first] ?? 0)));
  const [deposits, withdrawals, stake, payout, bonus, rebate, bets] = measures.map(of);
  return {
    deposits: deposits ?? 0n,
    withdrawals: withdrawals ?? 0n,
    stake: stake ?? 0n,
    payout: payout ?? 0n,
    bonus: bonus ?? 0n,
    rebate: rebate ?? 0n,
    bets: bets ?? 0n,
  };
}

import { compareMoney } from '../../shared/money/decimal.ts';
import { readAmount } from '../../shared/money/typed-amount.ts';

/** A step of the terms while it is filled in. */
export interface TypedTier {
  /** Identifies the row when other rows are removed. */
  readonly id: number;
  readonly rate: string;
  readonly bet: string;
  readonly members: string;
}

/** The boxes of a step. */
export const tierFields = ['rate', 'bet', 'members'] as const;
export type TierField = (typeof tierFields)[number];

/** Errors for one box of a step. */
export type TierProblem =
  | 'required'
  | 'invalid'
  | 'decimals'
  | 'whole'
  | 'zero'
  /** Above the agent's own rate, or above 100 %. */
  | 'tooHigh'
  /** Not above the previous step. */
  | 'notHigher'
  /** Below the previous step. */
  | 'lower'
  /** The same conditions as the previous step. */
  | 'same';

/** A step as it is sent. */
export interface WantedTier {
  readonly rate: string;
  readonly periodicValidBet: string;
  readonly activeMembers: number;
}

export type TierProblems = Readonly<Partial<Record<TierField, TierProblem>>>;

/** The result of a check: the steps to send, or the errors row by row. */
export interface CheckedTiers {
  /** `null` while there are errors. */
  readonly tiers: readonly WantedTier[] | null;
  readonly problems: readonly TierProblems[];
}

/** Maximum number of steps that the backend accepts. */
export const mostTiers = 10;
const mostMembers = 999_999_999;
const all = '100';

/** Shortens a rate: `12.50` becomes `12.5`. */
const plain = (rate: string) => rate.replace(/\.?0+$/, '');

interface ReadTier {
  readonly rate: string | null;
  readonly bet: string | null;
  readonly members: number | null;
  readonly problems: TierProblems;
}

/** Reads one decimal box: the amount, or its error. */
function readBox(text: string, decimals: number, symbol = '') {
  const { amount, problem } = readAmount(text, { decimals, symbol });
  const known: TierProblem | undefined =
    problem === 'min' || problem === 'max' || problem === 'balance'
      ? 'invalid'
      : (problem ?? undefined);
  return { amount, problem: known };
}

function readTier(typed: TypedTier, top: string | null, symbol: string): ReadTier {
  const rate = readBox(typed.rate, 2);
  const bet = readBox(typed.bet, 2, symbol);
  const members = readBox(typed.members, 0);
  const most = top !== null && compareMoney(top, all) < 0 ? top : all;
  const rateProblem =
    rate.amount === null
      ? rate.problem
      : compareMoney(rate.amount, '0') === 0
        ? 'zero'
        : compareMoney(rate.amount, most) > 0
          ? 'tooHigh'
          : undefined;
  const isMany = members.amount !== null && Number(members.amount) > mostMembers;
  const membersProblem = isMany ? 'invalid' : members.problem;
  return {
    rate: rate.amount,
    bet: bet.amount,
    members: members.amount === null || isMany ? null : Number(members.amount),
    problems: {
      ...(rateProblem && { rate: rateProblem }),
      ...(bet.problem && { bet: bet.problem }),
      ...(membersProblem && { members: membersProblem }),
    },
  };
}

/** Errors of a step that only come from the previous step. */
function against(before: ReadTier, step: ReadTier): TierProblems {
  const higher =
    before.rate !== null && step.rate !== null && compareMoney(step.rate, before.rate) > 0;
  const bets = before.bet !== null && step.bet !== null ? compareMoney(step.bet, before.bet) : null;
  const people =
    before.members !== null && step.members !== null ? step.members - before.members : null;
  return {
    ...(before.rate !== null && step.rate !== null && !higher && { rate: 'notHigher' as const }),
    ...(bets !== null && bets < 0 && { bet: 'lower' as const }),
    ...(bets === 0 && people === 0 && { bet: 'same' as const }),
    ...(people !== null && people < 0 && { members: 'lower' as const }),
  };
}

/**
 * Checks typed terms (AGT-13): every step is complete, has two decimals at most and is within the agent's own rate;
 * rates rise from step to step, conditions never fall, and no two steps have the same conditions. `top` is the own
 * highest rate. While it is `null` (unknown) the backend decides.
 */
export function checkTiers(
  typed: readonly TypedTier[],
  { top, symbol }: { readonly top: string | null; readonly symbol: string },
): CheckedTiers {
  const steps = typed.map((tier) => readTier(tier, top, symbol));
  const problems = steps.map((step, place): TierProblems => {
    const before = steps[place - 1];
    return { ...(before && against(before, step)), ...step.problems };
  });
  const isRight = typed.length > 0 && problems.every((of) => Object.keys(of).length === 0);
  const tiers = steps.flatMap(({ rate, bet, members }): WantedTier[] =>
    rate === null || bet === null || members === null
      ? []
      : [{ rate: plain(rate), periodicValidBet: bet, activeMembers: members }],
  );
  return { tiers: isRight ? tiers : null, problems };
}

import { compareMoney } from '../../shared/money/decimal.ts';
import type { Contract, Tier } from './contracts-model.ts';
import { isShare, percentOf } from './decimals.ts';
import type { ContractKind } from './kinds.ts';
import type { Settlement } from './settlements.ts';

/** A step of the terms, compared with the figures of a period. */
export interface StepReached {
  readonly tier: Tier;
  readonly betMet: boolean;
  readonly membersMet: boolean;
  /** Whether this is the step whose rate counts. */
  readonly counts: boolean;
}

/** How a settlement was calculated, with the figures of its period (AGT-13). */
export interface Explained {
  /** Lowest rate first; empty where the terms are unknown. */
  readonly steps: readonly StepReached[];
  /** The exact amount the rate applies to; `null` where the backend does not send it. */
  readonly base: string | null;
  /** Base times the rate of the settlement, rounded down; `null` without a base. */
  readonly reckoned: string | null;
  /** Whether terms and figures give the amount of the settlement; `null` where it cannot be checked. */
  readonly agrees: boolean | null;
}

/** The amount the rate applies to: the net loss of the team for a dividend, its bets for a salary. */
export const baseOf = (kind: ContractKind, { net, bet }: Settlement): string | null =>
  kind === 'dividend' ? net : bet;

/**
 * Recalculates a settlement from the terms and its own figures. The amount of the backend is the valid one: the page
 * says where the two differ, and promises nothing.
 */
export function explain(
  kind: ContractKind,
  settlement: Settlement,
  contract: Contract | null,
): Explained {
  const met = (contract?.tiers ?? []).map((tier) => ({
    tier,
    betMet: compareMoney(settlement.bet, tier.bet) >= 0,
    membersMet: settlement.members >= tier.members,
  }));
  const reached = met.findLast(({ betMet, membersMet }) => betMet && membersMet)?.tier;
  const base = baseOf(kind, settlement);
  const isRate = compareMoney(settlement.rate, reached?.rate ?? '0') === 0;
  return {
    steps: met.map((step) => ({ ...step, counts: step.tier === reached })),
    base,
    reckoned: base === null ? null : percentOf(base, settlement.rate),
    agrees:
      base === null || contract === null
        ? null
        : isRate && isShare(settlement.amount, base, settlement.rate),
  };
}

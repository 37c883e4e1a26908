import { compareMoney } from '../../shared/money/decimal.ts';
import type { Contract, Tier } from './contracts-model.ts';
import { isShare, percentOf } from './decimals.ts';
import type { ContractKind } from './kinds.ts';
import type { Settlement } from './settlements.ts';

/** A step of the terms against the figures of a period. */
export interface StepReached {
  readonly tier: Tier;
  readonly betMet: boolean;
  readonly membersMet: boolean;
  /** The step whose rate counts. */
  readonly counts: boolean;
}

/** How a settlement came about, with the figures of its period (AGT-13). */
export interface Explained {
  /** Lowest rate first; none where the terms are not known. */
  readonly steps: readonly StepReached[];
  /** Exactly; `null` where the backend does not say what the rate is taken of. */
  readonly base: string | null;
  /** What base and rate of the settlement come to, rounded down; `null` without a base. */
  readonly reckoned: string | null;
  /** The terms and the figures give what the backend settled; `null` where that cannot be seen. */
  readonly agrees: boolean | null;
}

/** What the rate is taken of: of a dividend what the team lost, of a salary what it bet. */
export const baseOf = (kind: ContractKind, { net, bet }: Settlement): string | null =>
  kind === 'dividend' ? net : bet;

/**
 * Recalculates a settlement from the terms and its own figures. The backend's sum is the valid one:
 * where the two differ the page says so and promises nothing.
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

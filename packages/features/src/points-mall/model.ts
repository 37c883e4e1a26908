import type { WirePointReward } from '@parlour/api-client';
import { formatMoney } from '../i18n/index.ts';

/** A reward of the points mall. */
export interface Reward {
  readonly id: string;
  readonly name: string;
  /** What the backend says about it, plain text. */
  readonly terms: string;
  readonly imageUrl: string;
  /** What it costs in points. */
  readonly cost: number;
  /** What it costs in money besides, formatted; `null` for nothing. */
  readonly price: string | null;
  /** How many are left; `null` when there is no end to them. */
  readonly stock: number | null;
  /** Has to be sent somewhere. */
  readonly isSent: boolean;
}

/** Whether a member can have a reward. */
export type Reach =
  | { readonly kind: 'available' }
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'soldOut' };

const isNothing = (amount: string) => /^0*(?:\.0*)?$/.test(amount.trim());

/** Wire → view model, the cheapest first (PTS-01). */
export function toRewards(wire: readonly WirePointReward[], symbol: string): readonly Reward[] {
  return wire
    .map((one) => ({
      id: one.rewardId,
      name: one.name,
      terms: one.terms,
      imageUrl: one.imageUrl,
      cost: one.requiredPoints,
      price: isNothing(one.requiredAmount)
        ? null
        : (formatMoney(one.requiredAmount, { symbol }) ?? one.requiredAmount),
      stock: one.stock ?? null,
      isSent: one.type === 'GOODS',
    }))
    .sort((one, other) => one.cost - other.cost);
}

/** What is gone is gone for everybody, whatever they own. */
export function reachOf({ cost, stock }: Reward, balance: number): Reach {
  if (stock === 0) return { kind: 'soldOut' };
  return cost > balance ? { kind: 'short', missing: cost - balance } : { kind: 'available' };
}

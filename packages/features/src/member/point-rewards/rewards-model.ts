import type { WirePointReward } from '@parlour/api-client';
import { formatMoney } from '../../shared/i18n/money.ts';
import { isPositive } from '../../shared/money/decimal.ts';
import type { CodeWords } from '../../shared/records/labels.ts';

/**
 * Orders of the rewards, as the address names them. Default: cheapest first. The API contract has no date to sort by.
 */
export const rewardOrders = ['cheap', 'dear', 'name'] as const;
export type RewardOrder = (typeof rewardOrders)[number];

/** One request for all rewards: the maximum of the contract, and more than a mall has. */
export const rewardsAsked = { pageSize: 100 } as const;

/** The points of a member, and the rate that earns them. */
export interface Points {
  readonly balance: number;
  /** Valid bet that earns one point, a decimal string; `null` where the backend does not send it. */
  readonly perPoint: string | null;
}

/** A reward of the points mall (PTS-01). */
export interface Reward {
  readonly id: string;
  readonly name: string;
  /** Code of the backend. */
  readonly kind: string;
  /** A description of the backend, plain text. */
  readonly terms: string;
  readonly imageUrl: string;
  /** Price in points. */
  readonly cost: number;
  /** Additional price in money, formatted; `null` for none. */
  readonly price: string | null;
  /** Remaining items; `null` for no limit. */
  readonly stock: number | null;
  /** Goods that need an address for delivery. */
  readonly isSent: boolean;
}

/** Whether a member can redeem a reward. */
export type Reach =
  | { readonly kind: 'available' }
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'soldOut' };

/** Kinds of rewards, including points converted into money; the contract leaves the list open. */
export const rewardKinds: CodeWords = new Map([
  ['BONUS', { label: 'wallet.bonus' }],
  ['SPINS', { label: 'points.kind.spins' }],
  ['COUPON', { label: 'points.kind.coupon' }],
  ['GOODS', { label: 'points.kind.goods' }],
  ['CONVERT', { label: 'points.kind.money' }],
]);

/** Wire → view model, in the order of the backend (PTS-01). */
export function toRewards(wire: readonly WirePointReward[], symbol: string): readonly Reward[] {
  return wire.map((one) => ({
    id: one.rewardId,
    name: one.name,
    kind: one.type,
    terms: one.terms,
    imageUrl: one.imageUrl,
    cost: one.requiredPoints,
    price: isPositive(one.requiredAmount)
      ? (formatMoney(one.requiredAmount, { symbol }) ?? one.requiredAmount)
      : null,
    stock: one.stock ?? null,
    isSent: one.type === 'GOODS',
  }));
}

/** Sorts the rewards; equal ones keep the order of the backend. */
export function inOrder(
  rewards: readonly Reward[],
  order: RewardOrder,
  language: string,
): readonly Reward[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const orders: Record<RewardOrder, (one: Reward, other: Reward) => number> = {
    cheap: (one, other) => one.cost - other.cost,
    dear: (one, other) => other.cost - one.cost,
    name: (one, other) => compare(one.name, other.name),
  };
  return [...rewards].sort(orders[order]);
}

/** The kinds that occur: known ones in their order, then those without a label. */
export function kindsOf(rewards: readonly Reward[]): readonly string[] {
  const found = new Set(rewards.map(({ kind }) => kind));
  const known = [...rewardKinds.keys()].filter((kind) => found.has(kind));
  return [...known, ...[...found].filter((kind) => !rewardKinds.has(kind)).sort()];
}

/** A sold-out reward is sold out for every balance; with an unknown balance (`null`) every other is available. */
export function reachOf({ cost, stock }: Reward, balance: number | null): Reach {
  if (stock === 0) return { kind: 'soldOut' };
  return balance !== null && cost > balance
    ? { kind: 'short', missing: cost - balance }
    : { kind: 'available' };
}

const wantedName = 'reward';

/** The reward that an address names: a visitor chose it before the login (GRD-01). `null` for none. */
export const wantedIn = (search: string): string | null =>
  new URLSearchParams(search).get(wantedName);

/** Returns the query with another chosen reward, or with none. */
export function withWanted(search: string, id: string | null): string {
  const query = new URLSearchParams(search);
  query.delete(wantedName);
  if (id !== null) query.set(wantedName, id);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

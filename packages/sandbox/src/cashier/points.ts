import type { Backend } from '../backend.ts';
import { type MallReward, mallRewards, reasons } from '../catalogue/member-policy.ts';
import type { Refusal } from '../core/refusal.ts';
import { mainOf, operator, pointsOf } from '../ledger/accounts.ts';
import { type EntryKind, type LedgerEntry, type Leg, post } from '../ledger/ledger.ts';
import { moneyOf } from '../ledger/queries.ts';
import { conversionOf, type Redemption } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';
import { grant } from './bonuses.ts';

/** Ten points are worth 1.00. */
export const pointRatio = { points: 10n, amount: 100n } as const;
export const conversion = { least: 100n, most: 10_000n } as const;
const timeToDecide = 30_000;

const short: Refusal = { code: 'INSUFFICIENT_POINTS', text: 'pointsShort' };

/** How many of a reward are left; `null` when unlimited. */
export function stockOf({ state }: Backend, { rewardId, stock }: MallReward): number | null {
  return stock === undefined ? null : stock - (state.taken.get(rewardId) ?? 0);
}

const write = (
  { state, now }: Backend,
  memberId: string,
  kind: EntryKind,
  reference: string,
  note: string,
  legs: readonly Leg[],
): LedgerEntry | null => post(state.ledger, { at: now(), kind, memberId, reference, note, legs });

const pointLegs = (memberId: string, points: bigint): Leg[] => [
  { account: pointsOf(memberId), amount: -points },
  { account: operator.points, amount: points },
];

/** Buys a reward with points, and with money when it costs some. */
export function redeem(
  backend: Backend,
  { id: memberId }: MemberRecord,
  rewardId: string,
  quantity: number,
): { readonly redemption: Redemption } | Refusal {
  const { state } = backend;
  const reward = mallRewards.find((one) => one.rewardId === rewardId);
  if (!reward) return { code: 'VALIDATION', text: 'validation', wrong: 'rewardId' };
  const stock = stockOf(backend, reward);
  if (stock !== null && stock < quantity) return { code: 'OUT_OF_STOCK', text: 'outOfStock' };
  const points = reward.points * BigInt(quantity);
  const money = reward.amount * BigInt(quantity);
  const owned = moneyOf(state, memberId);
  if (owned.points < points) return short;
  if (owned.main < money) return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  const id = nextReference(state, 'RD');
  const paid = write(backend, memberId, 'redeem', id, rewardId, [
    ...pointLegs(memberId, points),
    { account: mainOf(memberId), amount: -money },
    { account: operator.promotions, amount: money },
  ]);
  if (!paid) return short;
  state.taken.set(rewardId, (state.taken.get(rewardId) ?? 0) + quantity);
  const at = backend.now();
  const atOnce = reward.gives > 0n;
  const redemption: Redemption = {
    id,
    at,
    rewardId,
    points,
    money,
    quantity,
    gain: reward.gives * BigInt(quantity),
    status: atOnce ? 'approved' : 'inProcess',
    dueAt: atOnce ? null : at + timeToDecide,
    decidedAt: atOnce ? at : null,
    remark: null,
  };
  memberAccountOf(backend, memberId).redemptions.push(redemption);
  if (atOnce) {
    const { times, name } = reward;
    grant(backend, memberId, { source: 'mall', amount: redemption.gain, times, title: name });
  }
  return { redemption };
}

/** Turns points into money, only in whole steps of the ratio. */
export function convert(
  backend: Backend,
  { id: memberId }: MemberRecord,
  points: bigint,
): { readonly redemption: Redemption } | Refusal {
  const fits = points >= conversion.least && points <= conversion.most;
  if (!fits || points % pointRatio.points !== 0n) {
    return { code: 'VALIDATION', text: 'validation', wrong: 'points' };
  }
  const amount = (points / pointRatio.points) * pointRatio.amount;
  const id = nextReference(backend.state, 'RD');
  const paid = write(backend, memberId, 'convert', id, '', [
    ...pointLegs(memberId, points),
    { account: operator.promotions, amount: -amount },
    { account: mainOf(memberId), amount },
  ]);
  if (!paid) return short;
  const redemption = conversionOf(id, backend.now(), points, amount);
  memberAccountOf(backend, memberId).redemptions.push(redemption);
  return { redemption };
}

/** Approves a redemption, or refuses it and returns points and money. */
export function decideRedemption(
  backend: Backend,
  memberId: string,
  redemption: Redemption,
  approved: boolean,
): void {
  if (redemption.status !== 'inProcess') return;
  redemption.dueAt = null;
  redemption.decidedAt = backend.now();
  redemption.status = approved ? 'approved' : 'rejected';
  if (approved) return;
  const { id, rewardId, points, money, quantity } = redemption;
  redemption.remark = reasons.couponOver;
  write(backend, memberId, 'redeemReturned', id, rewardId, [
    ...pointLegs(memberId, -points),
    { account: operator.promotions, amount: -money },
    { account: mainOf(memberId), amount: money },
  ]);
  const { taken } = backend.state;
  taken.set(rewardId, (taken.get(rewardId) ?? 0) - quantity);
}

/** Approves the redemptions that are due. */
export function settleRedemptions(backend: Backend, memberId: string): void {
  for (const redemption of memberAccountOf(backend, memberId).redemptions) {
    if (redemption.dueAt !== null && redemption.dueAt <= backend.now()) {
      decideRedemption(backend, memberId, redemption, true);
    }
  }
}

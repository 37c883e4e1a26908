import type { WireReward, WireRewards } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { addMoney } from '../../shared/money/decimal.ts';

/** State of a reward; `other` stands for an unknown code of the backend. */
export type RewardState = 'claimable' | 'pending' | 'claimed' | 'expired' | 'other';

/** A reward of a member (REW-01). */
export interface Reward {
  readonly id: string;
  readonly title: string;
  /** The kind of reward, as the backend names it; selects the icon. */
  readonly kind: string;
  readonly amount: string;
  readonly terms: string;
  readonly state: RewardState;
  /** Last day, `yyyy-MM-dd`; `null` for none. */
  readonly until: string | null;
  /** When it was claimed, in the time zone of the site. */
  readonly claimedAt: string | null;
}

/** The reward centre (MEM-10). */
export interface RewardCentre {
  readonly waiting: readonly Reward[];
  /** Newest first. */
  readonly claimed: readonly Reward[];
  /** How many of `waiting` can be claimed now, as the backend counts. */
  readonly count: number;
  readonly claimableAmount: string;
  readonly pendingAmount: string;
  readonly expiredAmount: string;
  /** The claims in the month of `today`. */
  readonly month: { readonly amount: string; readonly count: number };
}

const states: ReadonlySet<string> = new Set(['claimable', 'pending', 'claimed', 'expired']);
const isState = (status: string): status is RewardState => states.has(status);

function toReward(wire: WireReward, symbol: string, timeZone: string): Reward {
  const { expiresAt, claimedAt } = wire;
  const until = expiresAt === undefined ? null : formatDateTime(expiresAt, timeZone);
  return {
    id: wire.rewardId,
    title: wire.title,
    kind: wire.kind,
    amount: formatMoney(wire.amount, { symbol }) ?? wire.amount,
    terms: wire.terms,
    state: isState(wire.status) ? wire.status : 'other',
    until: until?.slice(0, 10) ?? null,
    claimedAt: claimedAt === undefined ? null : (formatDateTime(claimedAt, timeZone) ?? claimedAt),
  };
}

/** Wire → view model (REW-01). `today` is `yyyy-MM-dd` in the time zone of the site. */
export function toRewardCentre(
  wire: WireRewards,
  { symbol, timeZone, today }: Readonly<Record<'symbol' | 'timeZone' | 'today', string>>,
): RewardCentre {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  const ofMonth = wire.claimed.filter(({ claimedAt = '' }) =>
    formatDateTime(claimedAt, timeZone)?.startsWith(today.slice(0, 7)),
  );
  return {
    waiting: wire.claimable.map((one) => toReward(one, symbol, timeZone)),
    claimed: wire.claimed.map((one) => toReward(one, symbol, timeZone)),
    count: wire.rewardCount,
    claimableAmount: money(wire.claimableAmount),
    pendingAmount: money(wire.pendingAmount),
    expiredAmount: money(wire.expiredAmount),
    month: {
      amount: money(addMoney(...ofMonth.map(({ amount }) => amount))),
      count: ofMonth.length,
    },
  };
}

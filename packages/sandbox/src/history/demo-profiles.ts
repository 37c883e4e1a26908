import { clubLevels, reasons } from '../catalogue/member-policy.ts';
import type { Cents } from '../core/money.ts';
import type { Redemption } from '../state/member-account.ts';

/** An event that happens on a fixed day, whatever the results of the games. */
export type HistoryEvent =
  | { readonly kind: 'deposit'; readonly outcome: 'rejected' | 'expired' }
  | { readonly kind: 'withdrawal'; readonly outcome: 'completed' | 'rejected' | 'toConfirm' }
  | {
      readonly kind: 'bonus';
      readonly source: string;
      readonly times: bigint;
      /** The number of days after which it ended. */
      readonly days: number;
      readonly outcome: 'active' | 'completed' | 'expired';
      readonly done?: Cents;
    }
  | { readonly kind: 'reward'; readonly source: string }
  | { readonly kind: 'uplineOut' }
  | { readonly kind: 'uplineIn'; readonly from: string }
  | { readonly kind: 'roundTrip'; readonly vendor: string }
  | { readonly kind: 'convert'; readonly points: bigint }
  | { readonly kind: 'redeem'; readonly record: Omit<Redemption, 'id' | 'at'> };

export interface ScheduledEvent {
  readonly daysAgo: number;
  /** Minutes since midnight. */
  readonly clock: number;
  readonly amount: Cents;
  readonly what: HistoryEvent;
}

/** How often a demo member plays, at which stakes, and the fixed events of their past. */
export interface DemoProfile {
  /** Share of days with a visit. */
  readonly activity: number;
  readonly rounds: readonly [number, number];
  readonly stakes: readonly [Cents, ...Cents[]];
  readonly deposits: readonly [Cents, ...Cents[]];
  /** With a main balance above `high` a deposit always came before, below `low` never, in between by chance. */
  readonly high: Cents;
  readonly low: Cents;
  readonly scheduled: readonly ScheduledEvent[];
}

const on = (daysAgo: number, clock: number, amount: Cents, what: HistoryEvent): ScheduledEvent => ({
  daysAgo,
  clock,
  amount,
  what,
});

const at = (hours: number, minutes: number) => hours * 60 + minutes;

/** The monthly reward of a level of the club. */
const monthlyOf = (wanted: number): Cents =>
  clubLevels.find(({ level }) => level === wanted)?.monthly ?? 0n;

const redeemed = (
  rewardId: string,
  points: bigint,
  money: Cents,
  status: Redemption['status'],
): HistoryEvent => ({
  kind: 'redeem',
  record: {
    rewardId,
    points,
    money,
    quantity: 1,
    gain: 0n,
    status,
    dueAt: null,
    decidedAt: null,
    remark: status === 'rejected' ? reasons.couponOver : null,
  },
});

const player: DemoProfile = {
  activity: 0.62,
  rounds: [3, 11],
  stakes: [1000n, 2000n, 5000n, 5000n, 7550n, 10_000n, 12_000n, 20_000n],
  deposits: [50_000n, 100_000n, 100_000n, 200_000n, 500_000n],
  high: 1_450_000n,
  low: 350_000n,
  scheduled: [
    on(1, at(20, 58), 200_000n, { kind: 'withdrawal', outcome: 'toConfirm' }),
    on(2, at(14, 20), 15_000n, { kind: 'reward', source: 'referral' }),
    on(2, at(20, 11), 0n, redeemed('bonus-50', 500n, 0n, 'inProcess')),
    on(3, at(16, 5), 40_000n, {
      kind: 'bonus',
      source: 'p-welcome',
      times: 5n,
      days: 0,
      outcome: 'active',
      done: 150_000n,
    }),
    on(4, at(9, 27), 300_000n, { kind: 'withdrawal', outcome: 'rejected' }),
    on(4, at(10, 0), 15_000n, { kind: 'reward', source: 'weeklyMission' }),
    on(5, at(10, 5), 15_000n, { kind: 'reward', source: 'referral' }),
    on(7, at(18, 0), 25_000n, {
      kind: 'bonus',
      source: 'p-friday-spins',
      times: 3n,
      days: 2,
      outcome: 'completed',
    }),
    on(8, at(10, 2), 500_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(9, at(19, 40), 64_000n, { kind: 'roundTrip', vendor: 'BOKULIO' }),
    on(9, at(18, 40), 0n, redeemed('spins-25', 800n, 0n, 'approved')),
    on(10, at(18, 20), 50_000n, { kind: 'uplineOut' }),
    on(12, at(20, 0), 7500n, { kind: 'reward', source: 'raffle' }),
    on(18, at(9, 10), 5000n, { kind: 'reward', source: 'attendance' }),
    on(18, at(9, 5), 0n, redeemed('coupon-03', 1200n, 0n, 'rejected')),
    on(19, at(0, 0), monthlyOf(2), { kind: 'reward', source: 'vipMonthly' }),
    on(21, at(19, 12), 15_000n, { kind: 'reward', source: 'referral' }),
    on(22, at(14, 31), 0n, redeemed('kite', 2400n, 12_000n, 'approved')),
    on(23, at(11, 44), 120_000n, { kind: 'uplineOut' }),
    on(27, at(21, 15), 100_000n, { kind: 'deposit', outcome: 'expired' }),
    on(31, at(12, 31), 12_000n, {
      kind: 'bonus',
      source: 'rebateCoupon',
      times: 5n,
      days: 7,
      outcome: 'expired',
      done: 21_000n,
    }),
    on(36, at(20, 30), 100_000n, { kind: 'roundTrip', vendor: 'TETULIX' }),
    on(37, at(11, 20), 20_000n, { kind: 'convert', points: 2000n }),
    on(44, at(22, 41), 50_000n, { kind: 'deposit', outcome: 'rejected' }),
    on(52, at(17, 3), 250_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(60, at(13, 26), 15_000n, { kind: 'reward', source: 'referral' }),
    on(74, at(21, 2), 400_000n, { kind: 'withdrawal', outcome: 'completed' }),
  ],
};

const highRoller: DemoProfile = {
  activity: 0.74,
  rounds: [4, 14],
  stakes: [10_000n, 20_000n, 50_000n, 50_000n, 100_000n],
  deposits: [500_000n, 1_000_000n, 2_000_000n],
  high: 9_500_000n,
  low: 2_500_000n,
  scheduled: [
    on(2, at(12, 14), 2_000_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(6, at(18, 0), 50_000n, {
      kind: 'bonus',
      source: 'p-friday-spins',
      times: 3n,
      days: 2,
      outcome: 'completed',
    }),
    on(11, at(15, 33), 1_500_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(14, at(21, 10), 240_000n, { kind: 'roundTrip', vendor: 'HIJOLIX' }),
    on(19, at(0, 0), monthlyOf(5), { kind: 'reward', source: 'vipMonthly' }),
    on(29, at(16, 40), 300_000n, { kind: 'uplineOut' }),
    on(40, at(10, 8), 2_000_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(66, at(13, 50), 1_000_000n, { kind: 'withdrawal', outcome: 'completed' }),
  ],
};

const agent: DemoProfile = {
  ...player,
  activity: 0.3,
  high: 5_200_000n,
  low: 1_500_000n,
  scheduled: [
    on(6, at(11, 5), 500_000n, { kind: 'withdrawal', outcome: 'completed' }),
    on(10, at(18, 20), 50_000n, { kind: 'uplineIn', from: 'demo_member' }),
    on(23, at(11, 44), 120_000n, { kind: 'uplineIn', from: 'demo_member' }),
    on(29, at(16, 40), 300_000n, { kind: 'uplineIn', from: 'demo_vip' }),
    on(48, at(15, 22), 800_000n, { kind: 'withdrawal', outcome: 'completed' }),
  ],
};

const newcomer: DemoProfile = {
  ...player,
  activity: 0.2,
  rounds: [2, 6],
  stakes: [1000n, 2000n, 5000n],
  deposits: [20_000n, 50_000n],
  high: 140_000n,
  low: 20_000n,
  scheduled: [],
};

/** The profile of a demo account by its user name; other members have no past. */
export const demoProfileOf: ReadonlyMap<string, DemoProfile> = new Map([
  ['demo_member', player],
  ['demo_vip', highRoller],
  ['demo_agent', agent],
  ['demo_expired', newcomer],
  ['demo_default', newcomer],
]);

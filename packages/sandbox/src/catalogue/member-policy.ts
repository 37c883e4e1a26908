import { parseMoney } from '../core/money.ts';
import cashier from './data/cashier.json' with { type: 'json' };
import clubRows from './data/club.json' with { type: 'json' };
import mallRows from './data/mall.json' with { type: 'json' };
import texts from './data/member-policy.json' with { type: 'json' };
import messageRows from './data/messages.json' with { type: 'json' };
import { type InLanguages, sameInAll } from './language.ts';

const cents = (text: string): bigint => parseMoney(text) ?? 0n;

/** A rate in percent as thousandths of a percent: `0.6` → 600n. */
const milli = (text: string): bigint => cents(text) * 10n;

/** A level of the club: what it requires and what it gives (VIP-01). */
export interface ClubLevel {
  readonly level: number;
  readonly name: InLanguages;
  readonly required: bigint;
  /** Thousandths of a percent on top of every rebate. */
  readonly rebate: bigint;
  readonly monthly: bigint;
  readonly withdrawals: number;
  readonly birthday: bigint;
  readonly service: boolean;
}

export const clubLevels: readonly ClubLevel[] = clubRows.map((row) => ({
  ...row,
  required: cents(row.required),
  rebate: milli(row.rebate),
  monthly: cents(row.monthly),
  birthday: cents(row.birthday),
}));

/** The level that a total valid bet reaches. */
export function levelFor(validBet: bigint): ClubLevel | undefined {
  return clubLevels.findLast(({ required }) => validBet >= required);
}

/** Rebate in thousandths of a percent of the valid bet, by game type (REB-01). */
export const rebateRates: ReadonlyMap<string, bigint> = new Map([
  ['RNG', 600n],
  ['LIVE', 400n],
  ['SPORTS', 500n],
  ['ESPORTS', 500n],
  ['FISH', 600n],
  ['PVP', 500n],
  ['LOTT', 200n],
  ['ELOTT', 200n],
]);

/** A payment method for deposits (WAL-03). */
export interface PaymentMethod {
  readonly methodId: string;
  readonly name: InLanguages;
  readonly kind: string;
  readonly minAmount: bigint;
  readonly maxAmount: bigint;
  /** Thousandths of a percent. */
  readonly feeRate: bigint;
  readonly needsProof: boolean;
  readonly maintenance: boolean;
  readonly payTo: {
    readonly accountName: string;
    readonly accountNumber: string;
    readonly bankName?: InLanguages | undefined;
  };
}

export const paymentMethods: readonly PaymentMethod[] = cashier.methods.map((row) => ({
  ...row,
  minAmount: cents(row.minAmount),
  maxAmount: cents(row.maxAmount),
  feeRate: milli(row.feeRate),
  maintenance: row.maintenance ?? false,
}));

/** Banks and wallets for withdrawals. */
export const payoutProviders: readonly {
  readonly providerId: string;
  readonly name: InLanguages;
  readonly kind: string;
}[] = cashier.providers;

/** A reward that can be bought with points (PTS-01). */
export interface MallReward {
  readonly rewardId: string;
  readonly type: string;
  readonly name: InLanguages;
  readonly points: bigint;
  /** Price in money, in addition to the points. */
  readonly amount: bigint;
  /** Bonus money it gives, and how many times that must be bet. */
  readonly gives: bigint;
  readonly times: bigint;
  readonly unit: InLanguages;
  readonly scene: string;
  /** How many are in stock; unlimited when missing. */
  readonly stock?: number | undefined;
  readonly terms: InLanguages;
}

export const mallRewards: readonly MallReward[] = mallRows.map((row) => ({
  ...row,
  points: BigInt(row.points),
  amount: cents(row.amount),
  gives: cents(row.gives),
  times: BigInt(row.times),
}));

const sources: ReadonlyMap<string, InLanguages> = new Map(Object.entries(texts.sources));

/** The display name of a bonus or a reward. */
export const sourceName = (source: string): InLanguages => sources.get(source) ?? sameInAll(source);

const incomes: ReadonlyMap<string, InLanguages> = new Map(Object.entries(texts.incomes));

/** The display name of a type of agent income. */
export const incomeName = (type: string): InLanguages => incomes.get(type) ?? sameInAll(type);

/** A task with a reward (MIS-01). */
export interface MissionRow {
  readonly missionId: string;
  readonly kind: string;
  readonly gameType: string;
  readonly target: number;
  readonly reward: bigint;
  readonly route: string;
  readonly title: InLanguages;
}

export const missionRows: readonly MissionRow[] = texts.missions.map((row) => ({
  ...row,
  reward: cents(row.reward),
}));

/** Sentences in both languages. */
export const {
  terms: termTexts,
  reasons,
  steps: stepTexts,
  policy,
  referralTerms,
  helpLines,
  avatars,
} = texts;

/** The places from which the demo accounts logged in. */
export const loginPlaces: readonly {
  readonly device: InLanguages;
  readonly place: InLanguages;
  readonly ip: string;
}[] = texts.logins;

/** A message of the last 90 days; `{reference}` and `{amount}` are replaced. */
export interface MessageRow {
  readonly id: string;
  readonly daysAgo: number;
  /** Time of day, `21:40`. */
  readonly clock: string;
  readonly title: InLanguages;
  readonly content: InLanguages;
  readonly link?: string | undefined;
}

export const pastMessages: readonly MessageRow[] = messageRows;

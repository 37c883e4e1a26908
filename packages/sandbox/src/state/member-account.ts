import type { InLanguages } from '../catalogue/language.ts';
import type { Cents } from '../core/money.ts';

/** A step of an order and its time. */
export interface Step {
  readonly step: string;
  readonly at: number;
}

/** States of a payment, as the glossary names them. */
export type PaymentStatus =
  | 'pending'
  | 'processing'
  | 'completed'
  | 'failed'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'toConfirm';

export interface DepositOrder {
  readonly id: string;
  readonly at: number;
  readonly methodId: string;
  readonly amount: Cents;
  readonly fee: Cents;
  readonly promotionId: string | null;
  /** The last instant at which the money may be sent. */
  readonly payBy: number;
  status: PaymentStatus;
  /** When the cashier decides; `null` while the member must act. */
  dueAt: number | null;
  completedAt: number | null;
  /** The reference of the payment at the payer's wallet or bank. */
  payerReference: string;
  proofs: readonly string[];
  reason: InLanguages | null;
}

export interface WithdrawalOrder {
  readonly id: string;
  readonly at: number;
  readonly accountId: string;
  readonly amount: Cents;
  readonly fee: Cents;
  status: PaymentStatus;
  dueAt: number | null;
  sentAt: number | null;
  /** Until when the member can say whether the money arrived. */
  confirmBy: number | null;
  answer: 'received' | 'notReceived' | 'fullyPaid' | null;
  received: Cents;
  comment: string;
  proofs: readonly string[];
  reason: InLanguages | null;
  steps: Step[];
}

/** An account for withdrawals, in the name of the member. */
export interface PayoutAccount {
  readonly id: string;
  readonly providerId: string;
  readonly number: string;
  readonly holder: string;
  readonly addedAt: number;
}

export interface TransferRecord {
  readonly id: string;
  readonly at: number;
  /** `MAIN`, a vendor code, `UPLINE` or `DOWNLINE`. */
  readonly from: string;
  readonly to: string;
  /** The recipient of a transfer to a downline. */
  readonly recipientId?: string;
  readonly amount: Cents;
  readonly status: PaymentStatus;
  readonly note: string;
}

export interface BonusRecord {
  readonly id: string;
  readonly at: number;
  /** A promotion, a reward, a red envelope … by id. */
  readonly source: string;
  readonly title: InLanguages;
  readonly amount: Cents;
  /** Required valid bet; 0 for none. */
  readonly required: Cents;
  done: Cents;
  readonly expiresAt: number | null;
  status: 'active' | 'completed' | 'expired' | 'cancelled';
}

/** A reward in the reward centre. */
export interface RewardRecord {
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  readonly title: InLanguages;
  readonly amount: Cents;
  /** Required valid bet, as a multiple of the amount. */
  readonly turnoverTimes: number;
  readonly expiresAt: number;
  claimedAt: number | null;
}

export interface RebateRecord {
  readonly id: string;
  readonly at: number;
  readonly amount: Cents;
  readonly validBet: Cents;
}

export interface Redemption {
  readonly id: string;
  readonly at: number;
  readonly rewardId: string;
  readonly points: bigint;
  /** Money paid in addition to the points. */
  readonly money: Cents;
  readonly quantity: number;
  /** Money the member received. */
  readonly gain: Cents;
  status: 'inProcess' | 'approved' | 'rejected';
  dueAt: number | null;
  decidedAt: number | null;
  remark: InLanguages | null;
}

/** A conversion of points into money, which is completed at once. */
export const conversionOf = (id: string, at: number, points: bigint, gain: Cents): Redemption => ({
  id,
  at,
  rewardId: 'convert',
  points,
  money: 0n,
  quantity: 1,
  gain,
  status: 'approved',
  dueAt: null,
  decidedAt: at,
  remark: null,
});

export interface MessageRecord {
  readonly id: string;
  readonly at: number;
  readonly title: InLanguages;
  readonly content: InLanguages;
  readonly link: string | null;
  readAt: number | null;
}

/** A member's status in a promotion. */
export interface PromotionPart {
  status: string;
  readonly at: number;
  dueAt: number | null;
  rafflesLeft: number;
}

/** A limit that a member has set. */
export interface PlayLimit {
  value: number;
  /** A raise that is waiting: it applies from `pendingAt` on. */
  pending: number | null;
  pendingAt: number | null;
}

export interface ResponsiblePlay {
  /** By kind and period: `deposit daily`, `loss weekly`, `session daily`. Money in cents, time in minutes. */
  readonly limits: Map<string, PlayLimit>;
  realityCheckMinutes: number;
  timeOutUntil: number | null;
  /** The year 9999 means for ever. */
  excludedUntil: number | null;
}

export interface LoginRecord {
  readonly at: number;
  readonly device: InLanguages;
  readonly place: InLanguages;
  readonly ip: string;
}

export interface Profile {
  realName: string;
  birthday: string;
  /** Free fields: address, occupation … */
  readonly details: Map<string, string>;
  avatar: string;
  emailVerified: boolean;
  mobileVerified: boolean;
  passwordChangedAt: number;
  /** Secret of the authenticator, and whether the member has confirmed it. */
  authenticator: string | null;
  authenticatorOn: boolean;
}

/** A session that has ended. */
export interface SessionLog {
  readonly startedAt: number;
  readonly seconds: number;
}

/** The records about one member. */
export interface MemberAccount {
  readonly deposits: DepositOrder[];
  readonly withdrawals: WithdrawalOrder[];
  readonly accounts: PayoutAccount[];
  readonly transfers: TransferRecord[];
  readonly bonuses: BonusRecord[];
  readonly rewards: RewardRecord[];
  readonly rebates: RebateRecord[];
  readonly redemptions: Redemption[];
  messages: MessageRecord[];
  /** By promotion. */
  readonly promotions: Map<string, PromotionPart>;
  /** Claimed missions, by mission and day. */
  readonly missions: Set<string>;
  /** Sessions that have ended. */
  readonly sessions: SessionLog[];
  readonly play: ResponsiblePlay;
  readonly logins: LoginRecord[];
  readonly profile: Profile;
}

import type { Cents } from '../core/money.ts';

export const contractKinds = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof contractKinds)[number];

export const contractPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

export type ContractStatus =
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'active'
  | 'terminationRequested'
  | 'terminated';

export const contractActions = ['accept', 'reject', 'terminate', 'requestTermination'] as const;
export type ContractAction = (typeof contractActions)[number];

/** One tier of the terms: the requirements, and the rate it gives. */
export interface Tier {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly periodicValidBet: Cents;
  readonly activeMembers: number;
}

/** The operator as the upline of its agents. */
export const operatorId = 'operator';
/** The user name of the upline, as agents of the operator see it. */
export const operatorAccount = 'apon_hq01';

/** A contract between an upline and a downline (AGT-13). */
export interface ContractRecord {
  readonly id: string;
  readonly kind: ContractKind;
  readonly giverId: string;
  readonly receiverId: string;
  readonly period: ContractPeriod;
  /** Minutes between settlements; `null` for contracts that settle by day or longer. */
  readonly everyMinutes: number | null;
  /** Lowest rate first. */
  readonly tiers: readonly Tier[];
  readonly createdAt: number;
  readonly answerBy: number | null;
  readonly replaces: string | null;
  /** When it begins. */
  effectiveFrom: number;
  status: ContractStatus;
  endedAt: number | null;
  /** When the other side answers by itself: the operator, or a derived person. */
  answersAt: number | null;
}

/** The highest rate a contract can bring, in hundredths of a percent. */
export const topRate = ({ tiers }: Pick<ContractRecord, 'tiers'>): number =>
  tiers.reduce((top, { rate }) => Math.max(top, rate), 0);

/** Whether a contract is in force or may still begin. */
export const isAlive = ({ status }: ContractRecord): boolean =>
  status !== 'rejected' && status !== 'terminated';

/** Whether a contract is in force. */
export const isInForce = ({ status }: ContractRecord): boolean =>
  status === 'active' || status === 'terminationRequested';

/** An agent's request to the upline for a contract. */
export interface ContractRequest {
  readonly agentId: string;
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly reference: string;
  readonly at: number;
}

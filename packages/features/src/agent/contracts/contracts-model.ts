import type { WireAffectedContract, WireContract, WireContractTier } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';

/** What a side may do about a contract, as the backend calls it. */
export const contractActions = ['accept', 'reject', 'terminate', 'requestTermination'] as const;
export type ContractAction = (typeof contractActions)[number];

/** One step of the terms: what has to be reached, and the rate it brings. */
export interface Tier {
  /** In percent, exactly as it came. */
  readonly rate: string;
  readonly rateText: string;
  /** The bet amount to reach, exactly and as the site writes money. */
  readonly bet: string;
  readonly betText: string;
  readonly members: number;
}

/** A contract with the upline or with a downline, seen by one of its sides (AGT-13). */
export interface Contract {
  readonly id: string;
  readonly kind: string;
  /** With the upline; else given to a downline. */
  readonly isReceived: boolean;
  /** The other side, masked by the backend. */
  readonly account: string;
  /** Code of the backend, as is the period. */
  readonly status: string;
  readonly period: string;
  readonly everyMinutes: number | null;
  /** Lowest rate first. */
  readonly tiers: readonly Tier[];
  /** Times in the time zone of the site; `null` where the backend does not say. */
  readonly createdAt: string;
  readonly answerBy: string | null;
  readonly endedAt: string | null;
  /** `yyyy-MM-dd`. */
  readonly effectiveFrom: string | null;
  readonly actions: readonly ContractAction[];
  /** The contract this offer would end. */
  readonly replaces: string | null;
}

/** A contract below that a step does something to, exactly as the backend says. */
export interface Affected {
  readonly id: string;
  readonly account: string;
  readonly rateText: string;
  /** Codes of the backend. */
  readonly period: string;
  readonly effect: string;
}

const percent = (rate: string) => `${rate}%`;

/** The bet amount of a step: of the day or the hour where the contract counts by it. */
const betOf = ({ dailyBet, hourlyBet, periodicValidBet }: WireContractTier): string =>
  hourlyBet ?? dailyBet ?? periodicValidBet;

const toTier = (wire: WireContractTier, symbol: string): Tier => ({
  rate: wire.rate,
  rateText: percent(wire.rate),
  bet: betOf(wire),
  betText: formatMoney(betOf(wire), { symbol }) ?? betOf(wire),
  members: wire.activeMembers,
});

/** Wire → view model. What is no time stays as it came; an unknown action is not offered. */
export function toContract(wire: WireContract, { symbol, timeZone }: SiteWriting): Contract {
  const time = (at: string | undefined) =>
    at === undefined ? null : (formatDateTime(at, timeZone) ?? at);
  return {
    id: wire.contractId,
    kind: wire.kind,
    isReceived: wire.side !== 'given',
    account: wire.account,
    status: wire.status,
    period: wire.period,
    everyMinutes: wire.everyMinutes ?? null,
    tiers: wire.tiers
      .map((tier) => toTier(tier, symbol))
      .sort((one, other) => compareMoney(one.rate, other.rate)),
    createdAt: time(wire.createdAt) ?? wire.createdAt,
    answerBy: time(wire.answerBy),
    endedAt: time(wire.endedAt),
    effectiveFrom: wire.effectiveFrom ?? null,
    actions: contractActions.filter((action) => wire.actions.includes(action)),
    replaces: wire.replaces ?? null,
  };
}

/** Wire → view model, in the order of the backend. */
export const toAffected = (rows: readonly WireAffectedContract[]): readonly Affected[] =>
  rows.map(({ contractId, account, rate, period, effect }) => ({
    id: contractId,
    account,
    rateText: percent(rate),
    period,
    effect,
  }));

/** The highest rate of some terms, in percent; `null` of none. */
export const topRate = (tiers: readonly Tier[]): string | null => tiers.at(-1)?.rate ?? null;

const inForce: ReadonlySet<string> = new Set(['active', 'terminationRequested']);
const over: ReadonlySet<string> = new Set(['rejected', 'terminated']);

/** Whether somebody is paid by this contract now. */
export const isInForce = ({ status }: Pick<Contract, 'status'>): boolean => inForce.has(status);

/** Whether a contract is over for good. */
export const isOver = ({ status }: Pick<Contract, 'status'>): boolean => over.has(status);

/** The contract somebody is paid by; the first, since there is one at most. */
export const contractInForce = (contracts: readonly Contract[]): Contract | null =>
  contracts.find(isInForce) ?? null;

/** The offer this member has not answered yet. */
export const offerIn = (contracts: readonly Contract[]): Contract | null =>
  contracts.find(({ isReceived, actions }) => isReceived && actions.includes('accept')) ?? null;

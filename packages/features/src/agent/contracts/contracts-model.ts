import type { WireAffectedContract, WireContract, WireContractTier } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';

/** The actions of a side on a contract, as the API names them. */
export const contractActions = ['accept', 'reject', 'terminate', 'requestTermination'] as const;
export type ContractAction = (typeof contractActions)[number];

/** One step of the terms: the conditions, and the rate they bring. */
export interface Tier {
  /** In percent, exactly as the backend sent it. */
  readonly rate: string;
  readonly rateText: string;
  /** The bet amount of the condition: exact, and in the money format of the site. */
  readonly bet: string;
  readonly betText: string;
  readonly members: number;
}

/** A contract with the upline or with a downline, as one side sees it (AGT-13). */
export interface Contract {
  readonly id: string;
  readonly kind: string;
  /** True for a contract with the upline, false for one given to a downline. */
  readonly isReceived: boolean;
  /** Account of the other side, masked by the backend. */
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

/** A contract below that a step changes, exactly as the backend says. */
export interface Affected {
  readonly id: string;
  readonly account: string;
  readonly rateText: string;
  /** Codes of the backend. */
  readonly period: string;
  readonly effect: string;
}

const percent = (rate: string) => `${rate}%`;

/** The bet amount of a step: the daily or hourly one where the contract has it. */
const betOf = ({ dailyBet, hourlyBet, periodicValidBet }: WireContractTier): string =>
  hourlyBet ?? dailyBet ?? periodicValidBet;

const toTier = (wire: WireContractTier, symbol: string): Tier => ({
  rate: wire.rate,
  rateText: percent(wire.rate),
  bet: betOf(wire),
  betText: formatMoney(betOf(wire), { symbol }) ?? betOf(wire),
  members: wire.activeMembers,
});

/** Wire → view model. An invalid time stays unchanged; an unknown action is not offered. */
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

/** The highest rate of the terms, in percent; `null` without steps. */
export const topRate = (tiers: readonly Tier[]): string | null => tiers.at(-1)?.rate ?? null;

const inForce: ReadonlySet<string> = new Set(['active', 'terminationRequested']);
const over: ReadonlySet<string> = new Set(['rejected', 'terminated']);

/** Whether the contract pays now. */
export const isInForce = ({ status }: Pick<Contract, 'status'>): boolean => inForce.has(status);

/** Whether the contract has ended for good. */
export const isOver = ({ status }: Pick<Contract, 'status'>): boolean => over.has(status);

/** The contract that pays now; the first one, since there is one at most. */
export const contractInForce = (contracts: readonly Contract[]): Contract | null =>
  contracts.find(isInForce) ?? null;

/** The offer that this agent has not answered yet. */
export const offerIn = (contracts: readonly Contract[]): Contract | null =>
  contracts.find(({ isReceived, actions }) => isReceived && actions.includes('accept')) ?? null;

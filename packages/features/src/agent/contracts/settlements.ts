import type { WireSettlementPage, WireSettlementRow } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import type { ListShape } from '../../shared/records/address.ts';
import { signOf } from '../../shared/records/amounts.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';
import { type Contract, toContract } from './contracts-model.ts';
import type { ContractKind } from './kinds.ts';

/** The result of a contract in one of its periods (AGT-09 to AGT-12). */
export interface Settlement {
  readonly id: string;
  /** The instant it began, as the backend sent it. */
  readonly at: string;
  /** The period in words: its days, or its start time. */
  readonly period: string;
  /** Amounts: exact, and in the money format of the site. */
  readonly bet: string;
  readonly betText: string;
  /** The amount the rate applies to where that is not the bet amount; `null` where the backend does not send it. */
  readonly net: string | null;
  readonly netText: string | null;
  readonly netSign: -1 | 0 | 1;
  readonly members: number;
  readonly rate: string;
  readonly rateText: string;
  readonly amount: string;
  readonly amountText: string;
  readonly isPositive: boolean;
  /** Code of the backend. */
  readonly status: string;
  /** Id of the contract it was calculated with; `null` where the backend does not send it. */
  readonly contractId: string | null;
}

/** A page of settlements, with the sum of the whole range and the contract in force. */
export interface SettlementsPage extends RecordPage<Settlement> {
  readonly total: string;
  /** In the time zone of the site; `null` when no settlement is planned. */
  readonly next: string | null;
  readonly contract: Contract | null;
}

/** Statuses of a settlement; the list is open. */
export const settlementStatuses: CodeWords = new Map([
  ['processing', { label: 'status.payment.processing', tone: 'info' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['notMet', { label: 'contract.notMet', tone: 'warn' }],
]);

/** Names of the columns in the order of a request. */
export const settlementOrders = {
  time: 'time',
  bet: 'bet',
  members: 'members',
  amount: 'amount',
} as const;

/** Filters and date ranges of settlements. Dividends come twice a month at most, salaries every day. */
export const settlementList = (kind: ContractKind): ListShape => ({
  filters: ['status'],
  columns: ['bet', ...(kind === 'dividend' ? ['net'] : []), 'members', 'rate', 'status'],
  sortable: Object.keys(settlementOrders),
  usualSort: { column: 'time', direction: 'descending' },
  preset: kind === 'dividend' ? 'last30' : 'last7',
  sharesPeriod: true,
  keptAs: `settlements.${kind}`,
});

const dayMs = 86_400_000;

/** A period in words: its days, the year once; or its start time when it is shorter than a day. */
export function periodText(from: string, to: string, timeZone: string): string {
  const start = formatDateTime(from, timeZone);
  const [began, ended] = [Date.parse(from), Date.parse(to)];
  // The end is the first moment after the period.
  const last = formatDateTime(ended - 1, timeZone);
  if (start === null || last === null) return from;
  if (ended - began < dayMs) return start.slice(0, 16);
  const [first, final] = [start.slice(0, 10), last.slice(0, 10)];
  if (first === final) return first;
  const isOneYear = first.slice(0, 4) === final.slice(0, 4);
  return `${first} \u2013 ${isOneYear ? final.slice(5) : final}`;
}

function toSettlement(wire: WireSettlementRow, { symbol, timeZone }: SiteWriting): Settlement {
  const money = (value: string, signed = false) => formatMoney(value, { symbol, signed }) ?? value;
  const net = wire.teamNet ?? null;
  return {
    id: wire.settlementId,
    at: wire.from,
    period: periodText(wire.from, wire.to, timeZone),
    bet: wire.betAmount,
    betText: money(wire.betAmount),
    net,
    netText: net === null ? null : money(net, true),
    netSign: net === null ? 0 : signOf(net),
    members: wire.activeMembers,
    rate: wire.rate,
    rateText: `${wire.rate}%`,
    amount: wire.amount,
    amountText: money(wire.amount),
    isPositive: signOf(wire.amount) > 0,
    status: wire.status,
    contractId: wire.contractId ?? null,
  };
}

/** Wire → view model, page by page. A text that is no amount stays unchanged. */
export const toSettlementsPage = (
  { rows, totalPages, totalCount, total, nextSettlementAt, contract }: WireSettlementPage,
  writing: SiteWriting,
): SettlementsPage => ({
  rows: rows.map((row) => toSettlement(row, writing)),
  totalPages,
  totalCount,
  total: formatMoney(total, { symbol: writing.symbol }) ?? total,
  next:
    nextSettlementAt === undefined
      ? null
      : (formatDateTime(nextSettlementAt, writing.timeZone) ?? nextSettlementAt),
  contract: contract === undefined ? null : toContract(contract, writing),
});

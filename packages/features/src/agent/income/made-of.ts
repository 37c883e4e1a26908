import type { WireSettlementPage, WireStatementPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';
import type { TeamAccount } from '../team-figures/use-account-column.tsx';
import type { Income } from './income-model.ts';

/** A period of a contract that was settled and paid as an income. */
export interface SettledPeriod {
  readonly id: string;
  /** In the time zone of the site, to the minute. */
  readonly from: string;
  readonly to: string;
  readonly bet: Figure;
  readonly activeMembers: number;
  /** With a percent sign: `1.5%`. */
  readonly rate: string;
  readonly amount: Figure;
  readonly status: string;
}

/** An account whose valid bets of the day led to a rebate difference. */
export interface BetBehind extends TeamAccount {
  readonly id: string;
  readonly validBet: Figure;
}

/** The parts of an income, as far as the backend provides them (AGT-07). */
export type MadeOf =
  | { readonly kind: 'periods'; readonly periods: readonly SettledPeriod[]; readonly more: number }
  | { readonly kind: 'bets'; readonly bets: readonly BetBehind[]; readonly more: number }
  | { readonly kind: 'untold' };

const contractKinds = new Map([
  ['dividend', 'dividend'],
  ['dailySalary', 'daily'],
  ['hourSalary', 'hourly'],
  ['realtimeSalary', 'realtime'],
] as const);

/** The kind of contract that pays this income; `null` for none. */
export function contractKindOf(type: string) {
  for (const [code, kind] of contractKinds) if (code === type) return kind;
  return null;
}

/** Whether the income comes from the bets of the team itself, without a contract. */
export const isFromBets = (type: string): boolean => type === 'rebate';

/** The day of the instant just before the given one: a period ends where the next day begins. */
const lastDayBefore = (instant: string, timeZone: string): string | undefined => {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? undefined : formatDateTime(at - 1, timeZone)?.slice(0, 10);
};

/**
 * The periods that were paid on the day of an income: those that ended on it. A running period counts for an income
 * that is still in progress.
 */
export function toPeriods(
  { rows, totalCount }: WireSettlementPage,
  { date, status: incomeStatus }: Pick<Income, 'date' | 'status'>,
  { symbol, timeZone }: SiteWriting,
): MadeOf {
  const minute = (instant: string) => formatDateTime(instant, timeZone)?.slice(0, 16) ?? instant;
  const isOfDay = ({ to, status }: (typeof rows)[number]) =>
    lastDayBefore(to, timeZone) === date ||
    (status === 'processing' && incomeStatus === 'processing');
  return {
    kind: 'periods',
    periods: rows.filter(isOfDay).map((row) => ({
      id: row.settlementId,
      from: minute(row.from),
      to: minute(row.to),
      bet: figureOf(row.betAmount, { symbol }),
      activeMembers: row.activeMembers,
      rate: `${row.rate}%`,
      amount: figureOf(row.amount, { symbol }),
      status: row.status,
    })),
    more: Math.max(0, totalCount - rows.length),
  };
}

/** The downlines with valid bets on the day. The backend sends the highest bets first. */
export function toBetsBehind(
  { rows, totalCount }: WireStatementPage,
  { symbol }: Pick<SiteWriting, 'symbol'>,
): MadeOf {
  const bets = rows
    .map(({ memberId, account, accountType, validBet }) => ({
      ...{ id: memberId, account, accountType },
      validBet: figureOf(validBet, { symbol }),
    }))
    .filter(({ validBet }) => validBet?.sign !== 0);
  return { kind: 'bets', bets, more: Math.max(0, totalCount - rows.length) };
}

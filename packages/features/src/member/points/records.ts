import type {
  WirePointChange,
  WirePointChangePage,
  WireRedeem,
  WireRedeemPage,
} from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatCount, formatMoney } from '../../shared/i18n/money.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';

/** A redemption, with every column of the specification (PTS-01). */
export interface Redemption {
  readonly id: string;
  /** The instants as the backend sent them, and in the time zone of the site, to the minute. */
  readonly appliedAt: string;
  readonly applied: string;
  readonly changedAt: string;
  readonly changed: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly points: number;
  /** With a sign. */
  readonly change: number;
  readonly remark: string;
  readonly unit: string;
  /** Amounts: exact, and in the money format of the site. */
  readonly exact: RedemptionAmounts;
  readonly texts: RedemptionAmounts;
}

/** The three amounts of money of a redemption. */
export interface RedemptionAmounts {
  readonly amount: string;
  readonly requiredAmount: string;
  readonly exchangeAmount: string;
}

/** A movement of points (PTS-01). */
export interface PointMove {
  /** Unique for this row: one reference may have several movements. */
  readonly id: string;
  readonly at: string;
  readonly time: string;
  /** Code of the backend. */
  readonly type: string;
  readonly reference: string;
  /** With a sign. */
  readonly change: number;
  readonly after: number;
  readonly remark: string;
}

/** Statuses of a redemption; the contract leaves the list open. */
export const redeemStatuses: CodeWords = new Map([
  ['inProcess', { label: 'status.redeem.inProcess', tone: 'info' }],
  ['approved', { label: 'status.redeem.approved', tone: 'success' }],
  ['rejected', { label: 'status.redeem.rejected', tone: 'danger' }],
]);

/** Kinds of movements; the contract leaves the list open. */
export const changeTypes: CodeWords = new Map([
  ['earned', { label: 'points.change.earned' }],
  ['redeemed', { label: 'points.change.redeemed' }],
  ['converted', { label: 'points.change.converted' }],
  ['returned', { label: 'points.change.returned' }],
  ['adjusted', { label: 'points.change.adjusted' }],
]);

/** Points with their sign, using a real minus: `+1,200`, `−500`, `0`. */
export const signedPoints = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '\u2212' : ''}${formatCount(Math.abs(points))}`;

const minuteOf = (time: string, timeZone: string): string =>
  formatDateTime(time, timeZone)?.slice(0, 16) ?? time;

/** Wire → view model. An invalid time or amount stays unchanged. */
export function toRedemption(wire: WireRedeem, { symbol, timeZone }: SiteWriting): Redemption {
  const { amount, requiredAmount, exchangeAmount } = wire;
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  return {
    id: wire.referenceNumber,
    appliedAt: wire.applicationTime,
    applied: minuteOf(wire.applicationTime, timeZone),
    changedAt: wire.time,
    changed: minuteOf(wire.time, timeZone),
    type: wire.type,
    status: wire.status,
    name: wire.name,
    points: wire.requiredPoints,
    change: wire.change,
    remark: wire.remark,
    unit: wire.unit,
    exact: { amount, requiredAmount, exchangeAmount },
    texts: {
      amount: money(amount),
      requiredAmount: money(requiredAmount),
      exchangeAmount: money(exchangeAmount),
    },
  };
}

/** A page of the redeem history. */
export const toRedemptions = (
  { list, totalPages, totalCount }: WireRedeemPage,
  writing: SiteWriting,
): RecordPage<Redemption> => ({
  rows: list.map((one) => toRedemption(one, writing)),
  totalPages,
  totalCount,
});

const toMove = (
  { reference, type, change, balanceAfter, remark, time }: WirePointChange,
  timeZone: string,
): PointMove => ({
  id: [reference, type, time, balanceAfter].join(' '),
  at: time,
  time: minuteOf(time, timeZone),
  type,
  reference,
  change,
  after: balanceAfter,
  remark,
});

/** A page of the movements of points. */
export const toMoves = (
  { list, totalPages, totalCount }: WirePointChangePage,
  { timeZone }: Pick<SiteWriting, 'timeZone'>,
): RecordPage<PointMove> => ({
  rows: list.map((one) => toMove(one, timeZone)),
  totalPages,
  totalCount,
});

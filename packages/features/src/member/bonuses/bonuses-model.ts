import type { WireBonus, WireBonusPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { shareOf } from '../../shared/records/amounts.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';

/** The turnover that is done of the required one; `null` where none is required. */
export interface TurnoverProgress {
  /** Whole percent; 100 only when all of it is done. */
  readonly percent: number;
  /** Amounts in the money format of the site. */
  readonly done: string;
  readonly required: string;
  /** Both amounts, exact. */
  readonly exact: string;
}

/** A bonus that the member received (MEM-09). */
export interface Bonus {
  readonly id: string;
  readonly source: string;
  readonly title: string;
  readonly reference: string;
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  readonly expires: { readonly at: string; readonly time: string } | null;
  readonly status: string;
  /** Exact, and in the money format of the site. */
  readonly exact: string;
  readonly amount: string;
  readonly turnover: TurnoverProgress | null;
}

/** Sums of the whole range, in the money format of the site. */
export interface BonusSums {
  readonly total: string;
  readonly withdrawable: string;
  readonly locked: string;
  readonly expired: string;
}

/** Statuses of a bonus; the contract leaves the list open. */
export const bonusStatuses: CodeWords = new Map([
  ['active', { label: 'status.bonus.active', tone: 'accent' }],
  ['completed', { label: 'status.payment.completed', tone: 'success' }],
  ['expired', { label: 'status.payment.expired', tone: 'neutral' }],
  ['cancelled', { label: 'status.payment.cancelled', tone: 'neutral' }],
]);

function toBonus(wire: WireBonus, { symbol, timeZone }: SiteWriting): Bonus {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  const minute = (instant: string) => formatDateTime(instant, timeZone)?.slice(0, 16) ?? instant;
  const { required, done } = wire.turnover;
  return {
    id: wire.bonusId,
    source: wire.source,
    title: wire.title,
    reference: wire.reference,
    at: wire.receivedAt,
    time: minute(wire.receivedAt),
    expires:
      wire.expiresAt === undefined ? null : { at: wire.expiresAt, time: minute(wire.expiresAt) },
    status: wire.status,
    exact: wire.amount,
    amount: money(wire.amount),
    turnover:
      Number(required) > 0
        ? {
            percent: shareOf(done, required),
            done: money(done),
            required: money(required),
            exact: `${done} / ${required}`,
          }
        : null,
  };
}

/** A page of the bonuses, with the sums of its whole range. */
export interface BonusesPage extends RecordPage<Bonus> {
  readonly sums: BonusSums;
}

/** Wire → view model, page by page. An invalid time or amount stays unchanged. */
export function toBonusesPage(wire: WireBonusPage, writing: SiteWriting): BonusesPage {
  const money = (value: string) => formatMoney(value, { symbol: writing.symbol }) ?? value;
  return {
    rows: wire.rows.map((row) => toBonus(row, writing)),
    totalPages: wire.totalPages,
    totalCount: wire.totalCount,
    sums: {
      total: money(wire.total),
      withdrawable: money(wire.withdrawable),
      locked: money(wire.locked),
      expired: money(wire.expired),
    },
  };
}

import type { WireBet, WireBetPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import { signOf } from '../../shared/records/amounts.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';

/** A round in the betting record (MEM-06). */
export interface Bet {
  readonly id: string;
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  readonly settledAt: string | null;
  readonly game: string;
  /** Codes of the backend, as is the status. */
  readonly vendor: string;
  readonly kind: string;
  readonly status: string;
  /** A void bet is refunded and counts in no sum. */
  readonly isVoid: boolean;
  readonly isOpen: boolean;
  /** Exact amounts. */
  readonly exact: {
    readonly stake: string;
    readonly payout: string;
    readonly winLoss: string;
  };
  /** Amounts in the money format of the site. */
  readonly stake: string;
  readonly validBet: string;
  readonly bonusStake: string | null;
  readonly payout: string;
  readonly winLoss: string;
  readonly sign: -1 | 0 | 1;
}

/** Sums of the whole range, in the money format of the site. */
export interface BetSums {
  readonly stake: string;
  readonly validBet: string;
  readonly payout: string;
  readonly winLoss: string;
  readonly sign: -1 | 0 | 1;
}

/** Statuses of a bet; the contract leaves the list open. */
export const betStatuses: CodeWords = new Map([
  ['open', { label: 'status.bet.open', tone: 'info' }],
  ['won', { label: 'status.bet.won', tone: 'success' }],
  ['lost', { label: 'status.bet.lost', tone: 'danger' }],
  ['void', { label: 'status.bet.void', tone: 'neutral' }],
]);

function toBet(wire: WireBet, { symbol, timeZone }: SiteWriting): Bet {
  const { betNo, status, stake, payout, winLoss, bonusStake, settledAt } = wire;
  const money = (value: string, signed = false) => formatMoney(value, { symbol, signed }) ?? value;
  const minute = (instant: string) => formatDateTime(instant, timeZone)?.slice(0, 16) ?? instant;
  return {
    id: betNo,
    at: wire.time,
    time: minute(wire.time),
    settledAt: settledAt === undefined ? null : minute(settledAt),
    game: wire.gameName,
    vendor: wire.vassalage,
    kind: wire.gameType,
    status,
    isVoid: status === 'void',
    isOpen: status === 'open',
    exact: { stake, payout, winLoss },
    stake: money(stake),
    validBet: money(wire.validBet),
    bonusStake: bonusStake === undefined ? null : money(bonusStake),
    payout: money(payout),
    winLoss: money(winLoss, true),
    sign: signOf(winLoss),
  };
}

/** A page of the betting record, with the sums of its whole range. */
export interface BetsPage extends RecordPage<Bet> {
  readonly sums: BetSums;
}

/** Wire → view model, page by page. An invalid time or amount stays unchanged. */
export function toBetsPage(
  { rows, totalPages, totalCount, totals }: WireBetPage,
  writing: SiteWriting,
): BetsPage {
  const money = (value: string, signed = false) =>
    formatMoney(value, { symbol: writing.symbol, signed }) ?? value;
  return {
    rows: rows.map((row) => toBet(row, writing)),
    totalPages,
    totalCount,
    sums: {
      stake: money(totals.stake),
      validBet: money(totals.validBet),
      payout: money(totals.payout),
      winLoss: money(totals.winLoss, true),
      sign: signOf(totals.winLoss),
    },
  };
}

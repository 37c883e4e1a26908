import type { WireTeamBet, WireTeamBetPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { CodeWords, SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';
import type { TeamAccount } from '../team-figures/use-account-column.tsx';

/** A round that a member of the team played (AGT-05). */
export interface TeamBet extends TeamAccount {
  readonly id: string;
  readonly at: string;
  /** In the time zone of the site, to the minute. */
  readonly time: string;
  readonly game: string;
  /** Codes of the backend, as is the status. */
  readonly kind: string;
  readonly status: string;
  /** A void bet is refunded and counts in no sum. */
  readonly isVoid: boolean;
  readonly isOpen: boolean;
  readonly stake: Figure;
  readonly validBet: Figure;
  readonly payout: Figure;
  /** From the player's side. */
  readonly winLoss: Figure;
}

/** A page of team betting, with the sums of its whole range. */
export interface TeamBetsPage extends RecordPage<TeamBet> {
  readonly sums: {
    readonly stake: Figure;
    readonly validBet: Figure;
    readonly payout: Figure;
    readonly winLoss: Figure;
  };
}

/** Statuses of a bet; the contract leaves the list open. */
export const betStatuses: CodeWords = new Map([
  ['open', { label: 'status.bet.open', tone: 'info' }],
  ['won', { label: 'status.bet.won', tone: 'success' }],
  ['lost', { label: 'status.bet.lost', tone: 'danger' }],
  ['void', { label: 'status.bet.void', tone: 'neutral' }],
]);

function toTeamBet(wire: WireTeamBet, { symbol, timeZone }: SiteWriting): TeamBet {
  const { account, accountType, betNo, status, time } = wire;
  return {
    account,
    accountType,
    id: betNo,
    at: time,
    time: formatDateTime(time, timeZone)?.slice(0, 16) ?? time,
    game: wire.gameName,
    kind: wire.gameType,
    status,
    isVoid: status === 'void',
    isOpen: status === 'open',
    stake: figureOf(wire.stake, { symbol }),
    validBet: figureOf(wire.validBet, { symbol }),
    payout: figureOf(wire.payout, { symbol }),
    winLoss: figureOf(wire.winLoss, { symbol, signed: true }),
  };
}

/** Wire → view model, page by page. An invalid time stays unchanged. */
export function toTeamBetsPage(
  { rows, totalPages, totalCount, totals }: WireTeamBetPage,
  writing: SiteWriting,
): TeamBetsPage {
  const { symbol } = writing;
  return {
    rows: rows.map((row) => toTeamBet(row, writing)),
    totalPages,
    totalCount,
    sums: {
      stake: figureOf(totals.stake, { symbol }),
      validBet: figureOf(totals.validBet, { symbol }),
      payout: figureOf(totals.payout, { symbol }),
      winLoss: figureOf(totals.winLoss, { symbol, signed: true }),
    },
  };
}

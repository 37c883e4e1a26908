import type { WireStatement, WireStatementPage, WireStatementTotals } from '@parlour/api-client';
import type { ListState } from '../../shared/records/address.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';
import type { TeamAccount } from '../team-figures/use-account-column.tsx';

/** The figures of an account or of a whole range. Net is the player's result: payout, rebate and bonus minus stake. */
export interface StatementFigures {
  readonly validBet: Figure;
  readonly payout: Figure;
  readonly rebate: Figure;
  readonly bonus: Figure;
  readonly net: Figure;
}

/** Profit and loss of a downline with their team (AGT-06). */
export interface Statement extends TeamAccount, StatementFigures {
  readonly id: string;
  /** Number of accounts in the team, without the downline itself. */
  readonly team: number;
}

/** The net of one day. */
export interface StatementDay {
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly date: string;
  readonly net: Figure;
}

/** An account on the path from the agent to the one whose downlines are shown. */
export interface PathStep {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
}

/** A page of statements, with the sums and days of its whole range. */
export interface StatementsPage extends RecordPage<Statement> {
  readonly sums: StatementFigures;
  /** Oldest first. */
  readonly days: readonly StatementDay[];
  readonly path: readonly PathStep[];
}

type Writing = Pick<SiteWriting, 'symbol'>;

const figuresOf = (wire: WireStatementTotals, { symbol }: Writing): StatementFigures => ({
  validBet: figureOf(wire.validBet, { symbol }),
  payout: figureOf(wire.payout, { symbol }),
  rebate: figureOf(wire.rebate, { symbol }),
  bonus: figureOf(wire.bonus, { symbol }),
  net: figureOf(wire.net, { symbol, signed: true }),
});

const toStatement = (wire: WireStatement, writing: Writing): Statement => ({
  ...figuresOf(wire, writing),
  id: wire.memberId,
  account: wire.account,
  accountType: wire.accountType,
  team: wire.team,
});

/** Wire → view model, page by page (AGT-06). */
export function toStatementsPage(
  { rows, totalPages, totalCount, totals, days, path }: WireStatementPage,
  writing: Writing,
): StatementsPage {
  const { symbol } = writing;
  return {
    rows: rows.map((row) => toStatement(row, writing)),
    totalPages,
    totalCount,
    sums: figuresOf(totals, writing),
    days: days
      .map(({ date, net }) => ({ date, net: figureOf(net, { symbol, signed: true }) }))
      .sort((a, b) => a.date.localeCompare(b.date)),
    path: path.map(({ memberId, account }) => ({ id: memberId, account })),
  };
}

/** The filters for an account's downlines; `''` is the agent. They clear the search. */
export const atDownlinesOf = (parentId: string): Pick<ListState, 'filters'> => ({
  filters: { search: '', parentId },
});

/** Adds the consequence of a change: a search covers the whole team, so it clears the opened account. */
export function wholeTeamSearched(part: Partial<ListState>): Partial<ListState> {
  if (!part.filters?.search) return part;
  return { ...part, filters: { ...part.filters, parentId: '' } };
}

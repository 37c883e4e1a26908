import type { WireStatement, WireStatementPage, WireStatementTotals } from '@parlour/api-client';
import type { ListState } from '../../shared/records/address.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';
import { type Figure, figureOf } from '../team-figures/figure.ts';
import type { TeamAccount } from '../team-figures/use-account-column.tsx';

/** What somebody came to, or a whole range did; net is the player's: payout, rebate and bonus less stake. */
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
  /** How many are in their team, themselves left out. */
  readonly team: number;
}

/** Net of a day. */
export interface StatementDay {
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly date: string;
  readonly net: Figure;
}

/** Somebody on the way from the agent down to the one whose downlines are shown. */
export interface PathStep {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
}

/** A page of statements, with the sums and days of its whole range. */
export interface StatementsPage extends RecordPage<Statement> {
  readonly sums: StatementFigures;
  /** The oldest first. */
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

/** The list at somebody's downlines; `''` is the agent. What was searched for ends there. */
export const atDownlinesOf = (parentId: string): Pick<ListState, 'filters'> => ({
  filters: { search: '', parentId },
});

/** A change of the list with its consequence: a search covers the whole team, wherever it begins. */
export function wholeTeamSearched(part: Partial<ListState>): Partial<ListState> {
  if (!part.filters?.search) return part;
  return { ...part, filters: { ...part.filters, parentId: '' } };
}

import type { WireProfitReport } from '@parlour/api-client';
import { formatMoney } from '../../shared/i18n/money.ts';
import { signOf } from '../../shared/records/amounts.ts';
import type { RecordPage } from '../../shared/records/collect.ts';
import type { SiteWriting } from '../../shared/records/labels.ts';

/** The result of one day (MEM-08): exact amounts, and amounts in the money format of the site. */
export interface ProfitDay {
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly date: string;
  readonly exact: ProfitAmounts;
  readonly texts: ProfitAmounts;
  readonly sign: -1 | 0 | 1;
}

/** The figures of a day or of a range of days. */
export interface ProfitAmounts {
  readonly stake: string;
  readonly validBet: string;
  readonly payout: string;
  /** Bonuses, rewards and rebates. */
  readonly bonus: string;
  readonly net: string;
}

/** The result of one kind of games; bonuses belong to none. */
export interface ProfitKind {
  /** Code of the backend. */
  readonly kind: string;
  readonly stake: string;
  readonly net: string;
  /** Its stake relative to the largest one, 0 to 100. */
  readonly percent: number;
}

/** A page of days, with the sums of the whole range and the data of the charts. */
export interface ProfitPage extends RecordPage<ProfitDay> {
  /** Every day of the range, the newest first. */
  readonly days: readonly ProfitDay[];
  readonly kinds: readonly ProfitKind[];
  readonly sums: ProfitAmounts;
  readonly sign: -1 | 0 | 1;
}

const amounts = ['stake', 'validBet', 'payout', 'bonus', 'net'] as const;

/** Whether a day has any amount other than zero. */
const hasFigures = ({ exact }: ProfitDay): boolean =>
  amounts.some((part) => signOf(exact[part]) !== 0);

/**
 * Wire → view model. The answer has all days of the range, and a page shows some of them. A range without any figure is
 * empty. An invalid amount stays unchanged.
 */
export function toProfitPage(
  { days, kinds, totals }: WireProfitReport,
  { page, size }: { readonly page: number; readonly size: number },
  { symbol }: Pick<SiteWriting, 'symbol'>,
): ProfitPage {
  const money = (value: string, signed = false) => formatMoney(value, { symbol, signed }) ?? value;
  const textsOf = (of: ProfitAmounts): ProfitAmounts => ({
    stake: money(of.stake),
    validBet: money(of.validBet),
    payout: money(of.payout),
    bonus: money(of.bonus),
    net: money(of.net, true),
  });
  const all = days.map(
    ({ date, ...exact }): ProfitDay => ({
      date,
      exact,
      texts: textsOf(exact),
      sign: signOf(exact.net),
    }),
  );
  const some = all.some(hasFigures) ? all : [];
  const most = Math.max(0, ...kinds.map(({ stake }) => Number(stake)));
  return {
    rows: some.slice((page - 1) * size, page * size),
    totalCount: some.length,
    totalPages: Math.ceil(some.length / size),
    days: some,
    kinds: kinds.map(({ gameType, stake, net }) => ({
      kind: gameType,
      stake: money(stake),
      net: money(net, true),
      percent: most > 0 ? Math.round((Number(stake) / most) * 100) : 0,
    })),
    sums: textsOf(totals),
    sign: signOf(totals.net),
  };
}

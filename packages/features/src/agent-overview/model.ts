import type { WireTeamOverview } from '@parlour/api-client';
import { addDays, type DateRange, presetRange } from '@parlour/ui/forms';
import { gameKinds } from '../games/index.ts';
import { formatMoney, type MessageKey } from '../i18n/index.ts';

/** The times a press chooses. */
export const spans = ['today', 'week', 'fortnight', 'month'] as const;
/** A time that ends today, as one press chooses it. */
export type Span = (typeof spans)[number];

export const isSpan = (value: string): value is Span => spans.some((span) => span === value);

/** The days of a span that ends today (`yyyy-MM-dd`, time zone of the site). */
export function daysOf(span: Span, today: string): DateRange {
  switch (span) {
    case 'today':
      return presetRange('today', today);
    case 'week':
      return presetRange('last7', today);
    case 'fortnight':
      return { from: addDays(today, -13), to: today };
    case 'month':
      return presetRange('thisMonth', today);
  }
}

/** A team at a glance; money is formatted. */
export interface Overview {
  readonly members: number;
  readonly joined: number;
  readonly activeToday: number;
  readonly deposits: string;
  readonly depositsBefore: string;
  readonly commission: string;
  /** `yyyy-MM-dd`; `null` when the backend does not say. */
  readonly settles: string | null;
  /** For drawing only: figures of a day, in whole units. */
  readonly days: readonly {
    readonly date: string;
    readonly deposits: number;
    readonly withdrawals: number;
  }[];
  readonly shares: readonly Share[];
  readonly top: readonly Top[];
}

/** One kind of game in the valid bet of a team. */
export interface Share {
  readonly id: string;
  /** `null` for a kind this version has no word for. */
  readonly label: MessageKey | null;
  /** 0–100. */
  readonly percent: number;
  readonly text: string;
}

/** One of the downlines with the most valid bet. */
export interface Top {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly isAgent: boolean;
  readonly validBet: string;
  /** Against the first, 0–100. */
  readonly percent: number;
}

/** Wire → view model (AGT-02). */
export function toOverview(wire: WireTeamOverview, symbol: string): Overview {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  const most = Math.max(0, ...wire.top.map(({ validBet }) => Number(validBet)));
  return {
    members: wire.members,
    joined: wire.newMembers,
    activeToday: wire.activeToday,
    deposits: money(wire.deposits),
    depositsBefore: money(wire.depositsBefore),
    commission: money(wire.commission),
    settles: wire.nextSettlement ?? null,
    days: wire.days.map(({ date, deposits, withdrawals }) => ({
      date,
      deposits: Number(deposits),
      withdrawals: Number(withdrawals),
    })),
    shares: wire.shares.map(({ gameType, share }) => ({
      id: gameType,
      label: gameKinds.get(gameType) ?? null,
      percent: Number(share),
      text: `${share}%`,
    })),
    top: wire.top.map(({ memberId, account, accountType, validBet }) => ({
      id: memberId,
      account,
      isAgent: accountType === 'agent',
      validBet: money(validBet),
      percent: most > 0 ? (Number(validBet) / most) * 100 : 0,
    })),
  };
}

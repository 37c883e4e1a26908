import type {
  WireRegistrationLinks,
  WireRegistrationOptions,
  WireTeamOverview,
} from '@parlour/api-client';
import { addDays, type DateRange, presetRange } from '@parlour/ui/forms';
import { gameKinds } from '../../shared/games/kinds.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { type DrawnShare, drawnShares } from '../../shared/money/shares.ts';

/** The periods that can be chosen. */
export const spans = ['today', 'yesterday', 'fortnight', 'month'] as const;
/** A period that one press chooses; all except yesterday end today. */
export type Span = (typeof spans)[number];

export const isSpan = (value: string): value is Span => spans.some((span) => span === value);

/** The days of a span (`yyyy-MM-dd`, time zone of the site). */
export function daysOf(span: Span, today: string): DateRange {
  switch (span) {
    case 'today':
      return presetRange('today', today);
    case 'yesterday':
      return presetRange('yesterday', today);
    case 'fortnight':
      return { from: addDays(today, -13), to: today };
    case 'month':
      return presetRange('thisMonth', today);
  }
}

/** The span with these days; `null` for other days. `first` wins where several spans have the same days. */
export function spanOf({ from, to }: DateRange, today: string, first: Span | null): Span | null {
  const has = (span: Span) => {
    const days = daysOf(span, today);
    return days.from === from && days.to === to;
  };
  return first && has(first) ? first : (spans.find(has) ?? null);
}

/**
 * The range to compare this month with: the previous month, from its first day to the same day, or to its last day when
 * it is shorter.
 */
export function monthBefore(today: string): DateRange {
  const { from, to } = presetRange('lastMonth', today);
  const same = `${to.slice(0, 8)}${today.slice(8)}`;
  return { from, to: same < to ? same : to };
}

/** Figures of the previous period; money is formatted. */
export interface Before {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly validBet: string;
  readonly commission: string;
}

/** The page of the agent centre where offers of a kind are answered. */
interface OfferPage {
  readonly key: string;
  readonly label: MessageKey;
}

/** An offer the agent has not answered yet. */
export interface WaitingOffer {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  /** The page of its kind of contract; `null` for an unknown kind. */
  readonly page: OfferPage | null;
  /** The kind, as the backend names it. */
  readonly kind: string;
  /** In the time zone of the site, to the minute; `null` where the backend does not send it. */
  readonly answerBy: string | null;
}

/** The page of each kind of contract (AGT-09 to AGT-12). */
const offerPages: ReadonlyMap<string, OfferPage> = new Map([
  ['dividend', { key: 'agentDividendRecordCopy2', label: 'agent.agentDividendRecordCopy2' }],
  ['daily', { key: 'agentDailyWages2', label: 'agent.agentDailyWages2' }],
  ['hourly', { key: 'agentHourSalary', label: 'agent.agentHourSalary' }],
  ['realtime', { key: 'agentRealtimeSalary', label: 'agent.agentRealtimeSalary' }],
]);

/** Amounts as decimal strings, exactly as the backend sent them. */
export interface Exact {
  readonly deposits: string;
  readonly withdrawals: string;
  readonly validBet: string;
  readonly commission: string;
}

/** The overview of a team; money is formatted. */
export interface Overview {
  /** The amounts again, for their short form. */
  readonly exact: Exact;
  readonly members: number;
  readonly joined: number;
  readonly activeToday: number;
  /** Over the whole period. */
  readonly active: number;
  readonly deposits: string;
  readonly depositsBefore: string;
  readonly withdrawals: string;
  readonly validBet: string;
  readonly commission: string;
  /** `yyyy-MM-dd`; `null` where the backend does not send it. */
  readonly settles: string | null;
  /** For the charts only: figures of each day, in whole units. */
  readonly days: readonly {
    readonly date: string;
    readonly deposits: number;
    readonly withdrawals: number;
    readonly validBet: number;
  }[];
  readonly shares: readonly Share[];
  readonly top: readonly Top[];
  readonly offers: readonly WaitingOffer[];
}

/** The share of one kind of game in the team's valid bet. */
export interface Share extends DrawnShare {
  readonly id: string;
  /** `null` for a kind without a label. */
  readonly label: MessageKey | null;
}

/** One of the downlines with the highest valid bet. */
export interface Top {
  readonly id: string;
  /** Masked by the backend. */
  readonly account: string;
  readonly isAgent: boolean;
  readonly validBet: string;
  /** Relative to the first one, 0–100. */
  readonly percent: number;
}

/** Currency symbol and time zone of the site. */
export interface Writing {
  readonly symbol: string;
  readonly timeZone: string;
}

/** Wire → view model: figures of the previous period. */
export function toBefore(wire: WireTeamOverview, { symbol }: Writing): Before {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  return {
    deposits: money(wire.deposits),
    withdrawals: money(wire.withdrawals),
    validBet: money(wire.validBet),
    commission: money(wire.commission),
  };
}

/** Number of active links when it has reached the limit; `null` below the limit, or while it is unknown. */
export function fullLinks(
  links: WireRegistrationLinks | undefined,
  options: WireRegistrationOptions | undefined,
): number | null {
  const on = links?.list.filter(({ status }) => status === 'active').length ?? 0;
  return options && on > 0 && on >= options.maxLinks ? on : null;
}

const toOffer = (
  { contractId, account, kind, answerBy }: WireTeamOverview['offers'][number],
  timeZone: string,
): WaitingOffer => ({
  id: contractId,
  account,
  kind,
  page: offerPages.get(kind) ?? null,
  answerBy:
    answerBy === undefined ? null : (formatDateTime(answerBy, timeZone)?.slice(0, 16) ?? answerBy),
});

function toShares(shares: WireTeamOverview['shares']): readonly Share[] {
  const drawn = drawnShares(shares.map(({ validBet, share }) => ({ amount: validBet, share })));
  return shares.flatMap(({ gameType: id }, place) => {
    const share = drawn[place];
    return share ? [{ id, label: gameKinds.get(id) ?? null, ...share }] : [];
  });
}

/** Wire → view model (AGT-02). */
export function toOverview(wire: WireTeamOverview, { symbol, timeZone }: Writing): Overview {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  const most = Math.max(0, ...wire.top.map(({ validBet }) => Number(validBet)));
  return {
    exact: {
      deposits: wire.deposits,
      withdrawals: wire.withdrawals,
      validBet: wire.validBet,
      commission: wire.commission,
    },
    members: wire.members,
    joined: wire.newMembers,
    activeToday: wire.activeToday,
    active: wire.activeMembers,
    deposits: money(wire.deposits),
    depositsBefore: money(wire.depositsBefore),
    withdrawals: money(wire.withdrawals),
    validBet: money(wire.validBet),
    commission: money(wire.commission),
    settles: wire.nextSettlement ?? null,
    days: wire.days.map(({ date, deposits, withdrawals, validBet }) => ({
      date,
      deposits: Number(deposits),
      withdrawals: Number(withdrawals),
      validBet: Number(validBet),
    })),
    shares: toShares(wire.shares),
    top: wire.top.map(({ memberId, account, accountType, validBet }) => ({
      id: memberId,
      account,
      isAgent: accountType === 'agent',
      validBet: money(validBet),
      percent: most > 0 ? (Number(validBet) / most) * 100 : 0,
    })),
    offers: wire.offers.map((offer) => toOffer(offer, timeZone)),
  };
}

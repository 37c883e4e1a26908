import type { WireDownline, WireDownlinePage, WireRebatesBody } from '@parlour/api-client';
import type { BadgeProps } from '@parlour/ui';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';
import type { MessageKey } from '../../shared/i18n/use-t.ts';
import { compareMoney } from '../../shared/money/decimal.ts';
import { type KindRate, toRates } from '../rebates/rebates-model.ts';

/** An account in the team of an agent (AGT-04). */
export interface Downline {
  readonly id: string;
  /** Masked by the backend; the id when there is none. */
  readonly account: string;
  readonly nickname: string;
  /** Code of the backend, as is the status. */
  readonly type: string;
  readonly status: string;
  /** 1 for a direct downline of the agent. */
  readonly level: number;
  readonly direct: number;
  readonly team: number;
  /** In the money format of the site. */
  readonly balance: string;
  readonly validBet: string;
  /** For sorting only, never shown. */
  readonly order: { readonly balance: number; readonly validBet: number; readonly seen: number };
  /** In the time zone of the site, to the minute; `null` for never or unknown. */
  readonly seen: string | null;
  /** The instant as the backend sent it. */
  readonly seenAt: string | null;
  readonly registered: string;
  readonly rates: readonly KindRate[];
}

/** One step of the path to an account. */
export interface PathStep {
  readonly id: string;
  readonly account: string;
}

/** A page of downlines, with the sums of all results. */
export interface DownlinePage {
  readonly rows: readonly Downline[];
  readonly pages: number;
  readonly total: number;
  readonly path: readonly PathStep[];
  readonly sums: { readonly team: number; readonly balance: string; readonly validBet: string };
}

/** Currency symbol and time zone of the site. */
export interface Writing {
  readonly symbol: string;
  readonly timeZone: string;
}

const named = (account: string, id: string): string => (account.trim() === '' ? id : account);

/** Wire → view model. A text that is no time or no amount stays unchanged. */
export function toDownline(wire: WireDownline, { symbol, timeZone }: Writing): Downline {
  const money = (value: string) => formatMoney(value, { symbol }) ?? value;
  const time = (value: string) => formatDateTime(value, timeZone)?.slice(0, 16) ?? value;
  return {
    id: wire.memberId,
    account: named(wire.account, wire.memberId),
    nickname: wire.nickname,
    type: wire.accountType,
    status: wire.status,
    level: wire.level,
    direct: wire.direct,
    team: wire.team,
    balance: money(wire.balance),
    validBet: money(wire.validBet),
    order: {
      balance: Number(wire.balance),
      validBet: Number(wire.validBet),
      seen: wire.lastLoginAt === undefined ? 0 : Date.parse(wire.lastLoginAt),
    },
    seen: wire.lastLoginAt === undefined ? null : time(wire.lastLoginAt),
    seenAt: wire.lastLoginAt ?? null,
    registered: time(wire.registeredAt),
    rates: toRates(wire.rebates),
  };
}

/** Wire → view model, page by page. */
export function toPage(wire: WireDownlinePage, writing: Writing): DownlinePage {
  const { totals } = wire;
  const money = (value: string) => formatMoney(value, { symbol: writing.symbol }) ?? value;
  return {
    rows: wire.rows.map((row) => toDownline(row, writing)),
    pages: wire.totalPages,
    total: wire.totalCount,
    path: wire.path.map(({ memberId, account }) => ({
      id: memberId,
      account: named(account, memberId),
    })),
    sums: {
      team: totals.team,
      balance: money(totals.balance),
      validBet: money(totals.validBet),
    },
  };
}

interface Word {
  readonly label: MessageKey;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** Kinds of account; the contract leaves the list open. */
export const typeWords: ReadonlyMap<string, Word> = new Map([
  ['agent', { label: 'auth.agent', tone: 'accent' }],
  ['member', { label: 'auth.member', tone: 'neutral' }],
]);

/** Statuses of an account; the contract leaves the list open. */
export const statusWords: ReadonlyMap<string, Word> = new Map([
  ['active', { label: 'status.account.active', tone: 'success' }],
  ['inactive', { label: 'status.account.inactive', tone: 'neutral' }],
  ['locked', { label: 'status.account.locked', tone: 'warn' }],
]);

/** Whether an account is a direct downline: only those can get rates and money (AGT-04). */
export const isDirect = ({ level }: Downline): boolean => level === 1;

/**
 * The rates to send. An unchanged rate is not sent: it may be above what the agent has today, and this request does not
 * give it.
 */
export const changedRates = (
  before: readonly KindRate[],
  wanted: WireRebatesBody['rebates'],
): WireRebatesBody['rebates'] =>
  wanted.filter(({ gameType, rate }) => {
    const had = before.find(({ kind }) => kind === gameType)?.rate ?? '0';
    return compareMoney(had, rate) !== 0;
  });

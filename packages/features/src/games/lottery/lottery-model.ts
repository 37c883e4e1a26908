import type { WireDraws, WireLotteryMenu, WireRecentLotteries } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { formatMoney } from '../../shared/i18n/money.ts';

/** A lottery as its card shows it (LOT-01). */
export interface Lottery {
  readonly code: string;
  readonly nodeId: number;
  readonly name: string;
  /** Lott, ZY, Elott, SEA, or an unknown mode of a newer backend. */
  readonly prizeMode: string;
  readonly coverUrl: string;
  /** `yyyy-MM-dd HH:mm` in the time zone of the site; `null` where unknown. */
  readonly nextDraw: string | null;
  readonly betOpen: boolean;
  readonly lastNumbers: readonly string[];
}

/** One draw that has happened. */
export interface DrawnRow {
  readonly id: string;
  readonly name: string;
  readonly drawNo: string;
  readonly time: string;
  readonly numbers: readonly string[];
}

/** A lottery that was played last, with its result. */
export interface PlayedRow {
  readonly code: string;
  readonly name: string;
  readonly time: string;
  /** Formatted, with its sign. */
  readonly net: string;
}

/** Fetched data in each of its states. */
export type Part<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown; readonly busy: boolean }
  | { readonly status: 'ready'; readonly value: Value };

/** The tabs; their codes are in the address. */
export const lotteryTabs = ['', 'popular', 'sea', 'elott', 'recent', 'fav'] as const;
export type LotteryTab = (typeof lotteryTabs)[number];

/** Whether a tab is personal. */
export const isPersonal = (tab: LotteryTab): boolean => tab === 'recent' || tab === 'fav';

export const toTab = (value: string | null): LotteryTab =>
  lotteryTabs.find((tab) => tab === value) ?? '';

/** Wire → view model. */
export function toLotteries(
  { list }: WireLotteryMenu,
  /** Current time of the backend. */
  now: number,
  timeZone: string,
): readonly Lottery[] {
  return list.map((lottery) => ({
    code: lottery.gameCode,
    nodeId: lottery.nodeId,
    name: lottery.name,
    prizeMode: lottery.prizeMode,
    coverUrl: lottery.coverUrl,
    nextDraw: minuteOf(lottery.nextDrawAt ?? '', timeZone),
    // An older answer must not show bets as open after the closing time.
    betOpen: lottery.betOpen && !isOver(lottery.closesAt, now),
    lastNumbers: lottery.lastNumbers ?? [],
  }));
}

const isOver = (iso: string | undefined, now: number): boolean =>
  iso !== undefined && Date.parse(iso) <= now;

const minuteOf = (iso: string, timeZone: string): string | null =>
  formatDateTime(iso, timeZone)?.slice(0, 16) ?? null;

/**
 * The lotteries of a tab; `sea` has those of the site's own type (CFG-01). Popular, recent and
 * favourite ones keep the order of their ids.
 */
export function lotteriesOf(
  all: readonly Lottery[],
  tab: LotteryTab,
  ids: readonly number[],
  siteType: string,
): readonly Lottery[] {
  if (tab === '') return all;
  if (tab === 'sea') return ofMode(all, siteType);
  if (tab === 'elott') return ofMode(all, 'Elott');
  return ids.flatMap((id) => all.find(({ nodeId }) => nodeId === id) ?? []);
}

export const ofMode = (all: readonly Lottery[], mode: string): readonly Lottery[] =>
  all.filter(({ prizeMode }) => prizeMode === mode);

/** Maximum number of draws that are fetched (SPECIFICATION §9). */
export const drawsAsked = 100;
/** Draws on a page of the table. */
export const drawsPerPage = 10;

/** Wire → rows, newest first, a hundred at most. */
export function toDraws({ list }: WireDraws, timeZone: string): readonly DrawnRow[] {
  return list.slice(0, drawsAsked).map(({ gameCode, name, drawNo, drawTime, numbers }) => ({
    id: `${gameCode} ${drawNo} ${drawTime}`,
    name,
    drawNo,
    time: formatDateTime(drawTime, timeZone) ?? '',
    numbers,
  }));
}

/** Wire → rows. */
export function toPlayed(
  { list }: WireRecentLotteries,
  symbol: string,
  timeZone: string,
): readonly PlayedRow[] {
  return list.map(({ gameCode, name, time, winLoss }) => ({
    code: gameCode,
    name,
    time: minuteOf(time, timeZone) ?? '',
    net: formatMoney(winLoss, { symbol, signed: true }) ?? '',
  }));
}

const soonest = 5_000;
const latest = 600_000;
/** Time after an instant until its results can be read, in ms. */
const settled = 1_000;

/** Milliseconds until bets of a lottery close or numbers are drawn: then the menu is fetched again. */
export const untilNextChange = ({ list }: WireLotteryMenu, now: number): number =>
  untilFirst(
    list.flatMap(({ closesAt, nextDrawAt }) => [closesAt, nextDrawAt]),
    now,
  );

/** Milliseconds until numbers are drawn: then the table of draws is fetched again. */
export const untilNextDraw = ({ list }: WireLotteryMenu, now: number): number =>
  untilFirst(
    list.map(({ nextDrawAt }) => nextDrawAt),
    now,
  );

/**
 * Milliseconds until shortly after the first instant. An instant counts as still to come until that moment has passed.
 */
function untilFirst(instants: readonly (string | undefined)[], now: number): number {
  const moments = instants
    .map((iso) => Date.parse(iso ?? '') + settled - now)
    .filter((left) => left > 0);
  return Math.min(latest, Math.max(soonest, Math.min(...moments)));
}

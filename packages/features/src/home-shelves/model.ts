import type { WireGame, WireLottery, WirePromotion, WireWinners } from '@parlour/api-client';
import { type GameSummary, toGameSummary, type VendorNames } from '../games/index.ts';
import { formatDateTime, formatMoney, type MessageKey } from '../i18n/index.ts';

export const freshShown = 12;
/** Winners at first, and all of them (GAM-08). */
export const winnersShown = 5;
export const winnersAtMost = 20;
export const offersShown = 3;
export const popularAtMost = 20;
export const drawsShown = 3;

/** New games of several lists, each once, the newest lists first (GAM-07). */
export function toFresh(
  lists: readonly (readonly WireGame[])[],
  names: VendorNames,
): readonly GameSummary[] {
  const fresh = lists.flat().filter(({ isNew }) => isNew);
  const unique = [...new Map(fresh.map((game) => [game.nodeId, game])).values()];
  return unique
    .slice(0, freshShown)
    .map((game) => ({ ...toGameSummary(game, names), flag: 'new' as const }));
}

/** How long ago something was, as a text with a count; `null`: just now. */
export interface Ago {
  readonly key: 'time.minutesAgo' | 'time.hoursAgo' | 'time.daysAgo';
  readonly count: number;
}

/** The age of an instant in whole minutes, hours or days; a clock that runs behind counts as now. */
export function agoOf(at: number, now: number): Ago | null {
  const minutes = Math.floor((now - at) / 60_000);
  if (!(minutes >= 1)) return null;
  if (minutes < 60) return { key: 'time.minutesAgo', count: minutes };
  if (minutes < 1440) return { key: 'time.hoursAgo', count: Math.floor(minutes / 60) };
  return { key: 'time.daysAgo', count: Math.floor(minutes / 1440) };
}

/** One payout of the board; the name comes masked (GAM-08). */
export interface Winner {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  /** Formatted with its currency. */
  readonly amount: string;
  readonly coverUrl: string;
  /** Milliseconds since the epoch; `null` when the backend does not say. */
  readonly at: number | null;
}

export interface WinnerBoard {
  readonly rows: readonly Winner[];
  /** Invented wins, which the board says (WIN-01). */
  readonly demo: boolean;
}

/** Whether a name hides at least half of a person: a whole one is never shown. */
const isMasked = (player: string) => /\*{2,}/.test(player);

/** Wire → board. A row with a whole name or without an amount is left out. */
export function toWinnerBoard({ list, demo }: WireWinners, symbol: string): WinnerBoard {
  const rows = list.slice(0, winnersAtMost).flatMap((win, place) => {
    const amount = formatMoney(win.prize, { symbol });
    if (amount === null || !isMasked(win.player)) return [];
    const at = Date.parse(win.time ?? '');
    return {
      id: `${place} ${win.time ?? ''}`,
      player: win.player,
      game: win.gameName,
      amount,
      coverUrl: win.vo?.coverUrl ?? '/art/cover/fallback.svg',
      at: Number.isNaN(at) ? null : at,
    };
  });
  return { rows, demo };
}

/** An offer of the home page. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
  readonly kind: MessageKey;
}

const kinds: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['WELCOME', 'promoType.welcome'],
  ['SLOT', 'promoType.slots'],
  ['LIVE', 'promoType.live'],
  ['INVITE', 'promoType.invite'],
  ['VIP', 'promoType.vip'],
]);

/** The first offers that run (LAY-05); one that is over or yet to come is no news here. */
export const toOffers = (wire: readonly WirePromotion[]): readonly Offer[] =>
  wire
    .filter(({ status }) => status !== 'closed' && status !== 'comingSoon')
    .slice(0, offersShown)
    .map(({ promotionId, title, summary, imageUrl, type }) => ({
      id: promotionId,
      title,
      summary,
      imageUrl,
      kind: kinds.get(type) ?? 'promoType.other',
    }));

/** A lottery with what was drawn last (LOT-01). */
export interface Drawn {
  readonly code: string;
  readonly name: string;
  readonly numbers: readonly string[];
  /** `HH:mm` of the next draw in the site's time zone. */
  readonly next: string | null;
}

/** The first lotteries of the menu that have drawn already. */
export const toDrawn = (
  { list }: { readonly list: readonly WireLottery[] },
  timeZone: string,
): readonly Drawn[] =>
  list
    .flatMap(({ gameCode: code, name, lastNumbers: numbers = [], nextDrawAt }) => {
      const next = nextDrawAt
        ? (formatDateTime(nextDrawAt, timeZone)?.slice(11, 16) ?? null)
        : null;
      return numbers.length > 0 ? [{ code, name, numbers, next }] : [];
    })
    .slice(0, drawsShown);

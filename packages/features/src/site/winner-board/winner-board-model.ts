import type { WireWinners } from '@parlour/api-client';
import { type GameSummary, noCover, type VendorNames } from '../../shared/games/game-summary.ts';
import { formatMoney } from '../../shared/i18n/money.ts';

/** Maximum number of rows on a board (GAM-08). */
export const winnersAtMost = 20;

/** The age as a text with a count; `null`: just now. */
export interface Ago {
  readonly key: 'time.minutesAgo' | 'time.hoursAgo' | 'time.daysAgo';
  readonly count: number;
}

/** The age of an instant in whole minutes, hours or days. An instant in the future counts as now. */
export function agoOf(at: number, now: number): Ago | null {
  const minutes = Math.floor((now - at) / 60_000);
  if (!(minutes >= 1)) return null;
  if (minutes < 60) return { key: 'time.minutesAgo', count: minutes };
  if (minutes < 1440) return { key: 'time.hoursAgo', count: Math.floor(minutes / 60) };
  return { key: 'time.daysAgo', count: Math.floor(minutes / 1440) };
}

/** One payout on the board; the name is masked by the backend (GAM-08). */
export interface Winner {
  readonly id: string;
  readonly player: string;
  /** Name of the game. */
  readonly title: string;
  /** The game of the row; `null` when the backend does not send it. */
  readonly game: GameSummary | null;
  /** Formatted with its currency. */
  readonly amount: string;
  readonly coverUrl: string;
  /** Milliseconds since the epoch; `null` when the backend does not send it. */
  readonly at: number | null;
}

/** The wins a board shows (GAM-08, WIN-01). */
export interface WinnerBoard {
  readonly rows: readonly Winner[];
  /** The wins are invented, and the board says so (WIN-01). */
  readonly demo: boolean;
}

type WireWinner = WireWinners['list'][number];

/** Whether a name is masked: a complete name is never shown. */
const isMasked = (player: string) => /\*{2,}/.test(player);

/** The game of a win, as far as the answer contains it: enough to open it and to remember it. */
function gameOf({ gameName, vo }: WireWinner, names: VendorNames): GameSummary | null {
  if (!vo || !(vo.nodeId > 0)) return null;
  return {
    id: vo.nodeId,
    title: gameName,
    vendorId: vo.vassalage,
    vendorName: names.get(vo.vassalage) ?? vo.vassalage,
    gameType: vo.gameType,
    coverUrl: vo.coverUrl,
    flag: null,
    resting: false,
    minBet: '',
  };
}

/** Wire → board. A row with an unmasked name or without an amount is left out. */
export function toWinnerBoard(
  { list, demo }: WireWinners,
  symbol: string,
  names: VendorNames,
): WinnerBoard {
  const rows = list.slice(0, winnersAtMost).flatMap((win, place) => {
    const amount = formatMoney(win.prize, { symbol });
    if (amount === null || !isMasked(win.player)) return [];
    const at = Date.parse(win.time ?? '');
    return {
      id: `${place} ${win.time ?? ''}`,
      player: win.player,
      title: win.gameName,
      game: gameOf(win, names),
      amount,
      coverUrl: win.vo?.coverUrl || noCover,
      at: Number.isNaN(at) ? null : at,
    };
  });
  return { rows, demo };
}

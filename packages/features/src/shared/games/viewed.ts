import type { KeyValueStore } from '../session/key-value-store.ts';
import type { GameSummary } from './game-summary.ts';

/** A game somebody opened on this device, and when. */
export interface ViewedGame {
  readonly game: GameSummary;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const key = 'viewedGames';
/** Older ones are forgotten. */
const mostKept = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What was kept, entry by entry: a damaged one is dropped, the others still count. */
function toViewed(kept: unknown): readonly ViewedGame[] {
  if (!isRecord(kept)) return [];
  const { id, at } = kept;
  if (typeof id !== 'number' || typeof at !== 'number') return [];
  const text = (name: string) => {
    const value = kept[name];
    return typeof value === 'string' ? value : '';
  };
  const game: GameSummary = {
    id,
    title: text('title'),
    vendorId: text('vendorId'),
    vendorName: text('vendorName'),
    gameType: text('gameType'),
    coverUrl: text('coverUrl'),
    minBet: text('minBet'),
    flag: null,
    resting: false,
  };
  return game.title && game.coverUrl ? [{ game, at }] : [];
}

/** The games opened on this device, newest first. A damaged entry counts as none. */
export function readViewed(device: KeyValueStore): readonly ViewedGame[] {
  try {
    const kept: unknown = JSON.parse(device.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(toViewed).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Keeps an opened game as the newest. */
export const keepViewed = (device: KeyValueStore, game: GameSummary, at: number): void =>
  writeViewed(device, [{ game, at }, ...readViewed(device)]);

/**
 * Puts these in the place of what is kept, each once; none clears it. What changes by the day, a flag
 * or a rest, is not kept.
 */
export function writeViewed(device: KeyValueStore, viewed: readonly ViewedGame[]): void {
  const rows = viewed
    .filter(({ game }, place) => viewed.findIndex((row) => row.game.id === game.id) === place)
    .slice(0, mostKept)
    .map(({ game: { flag: _flag, resting: _resting, ...lasting }, at }) => ({ ...lasting, at }));
  device.setItem(key, JSON.stringify(rows));
}

/** The kept games as lists of today know them: names of the language in use, flags, rests. */
export function refreshed(
  viewed: readonly ViewedGame[],
  known: readonly GameSummary[],
): readonly GameSummary[] {
  const byId = new Map(known.map((game) => [game.id, game]));
  return viewed.map(({ game }) => byId.get(game.id) ?? game);
}

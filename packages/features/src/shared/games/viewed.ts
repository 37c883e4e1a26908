import type { KeyValueStore } from '../session/key-value-store.ts';
import type { GameSummary } from './game-summary.ts';

/** A game opened on this device, and when. */
export interface ViewedGame {
  readonly game: GameSummary;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const key = 'viewedGames';
/** Older games are removed. */
const mostKept = 20;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Converts one stored entry. A damaged entry is dropped, and the others still count. */
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

/** Returns the games opened on this device, newest first. Damaged entries are left out. */
export function readViewed(device: KeyValueStore): readonly ViewedGame[] {
  try {
    const kept: unknown = JSON.parse(device.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(toViewed).slice(0, mostKept) : [];
  } catch {
    return [];
  }
}

/** Stores an opened game as the newest. */
export const keepViewed = (device: KeyValueStore, game: GameSummary, at: number): void =>
  writeViewed(device, [{ game, at }, ...readViewed(device)]);

/**
 * Replaces the stored games with these, each once; an empty list clears them. Flags and maintenance change daily and
 * are not stored.
 */
export function writeViewed(device: KeyValueStore, viewed: readonly ViewedGame[]): void {
  const rows = viewed
    .filter(({ game }, place) => viewed.findIndex((row) => row.game.id === game.id) === place)
    .slice(0, mostKept)
    .map(({ game: { flag: _flag, resting: _resting, ...lasting }, at }) => ({ ...lasting, at }));
  device.setItem(key, JSON.stringify(rows));
}

/**
 * Returns the stored games with current data from the known games: names in the current language, flags, maintenance.
 */
export function refreshed(
  viewed: readonly ViewedGame[],
  known: readonly GameSummary[],
): readonly GameSummary[] {
  const byId = new Map(known.map((game) => [game.id, game]));
  return viewed.map(({ game }) => byId.get(game.id) ?? game);
}

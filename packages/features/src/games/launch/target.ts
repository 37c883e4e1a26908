import { type GameType, toGameType } from '../../shared/games/game-summary.ts';

/** What an address launches (LCH-01, LCH-02, LOT-01). */
export type LaunchTarget =
  | { readonly kind: 'game'; readonly id: number }
  /** The first playable game of a vendor or of a type, without a list in between. */
  | { readonly kind: 'first'; readonly vendor: string | null; readonly gameType: GameType | null }
  | { readonly kind: 'lottery'; readonly code: string; readonly view: LotteryScreen }
  /** The sports book of a vendor; without one, of the first vendor of sports. */
  | { readonly kind: 'sportsBook'; readonly vendor: string | null };

/** A lottery opens in its lobby or in its betting screen (SPECIFICATION §7). */
export type LotteryScreen = 'lobby' | 'betting';

/** The screens that launch something (SPECIFICATION §2). */
export type LaunchScreen = 'game' | 'seamless' | 'sportsBook' | 'cockfight';

/** Equal targets have equal keys, whichever object they are. */
export const targetKey = (target: LaunchTarget | null): string => JSON.stringify(target);

const code = /^[A-Za-z0-9_-]{1,40}$/;

/** Reads the target from screen and query; `null` for an invalid address. */
export function readTarget(screen: LaunchScreen, search: URLSearchParams): LaunchTarget | null {
  const coded = (key: string) => {
    const value = search.get(key);
    return value !== null && code.test(value) ? value : null;
  };
  const vendor = coded('vassalage');
  if (screen === 'sportsBook') return { kind: 'sportsBook', vendor };
  if (screen === 'cockfight') return { kind: 'first', vendor, gameType: 'COCKFIGHT' };
  const lottery = coded('lottery');
  if (lottery !== null) {
    const view = search.get('view') === 'lobby' ? 'lobby' : 'betting';
    return { kind: 'lottery', code: lottery, view };
  }
  const id = search.get('id');
  if (id !== null && /^\d{1,12}$/.test(id)) return { kind: 'game', id: Number(id) };
  const gameType = toGameType(search.get('gameType') ?? '') ?? null;
  return screen === 'seamless' && (vendor ?? gameType) !== null
    ? { kind: 'first', vendor, gameType }
    : null;
}

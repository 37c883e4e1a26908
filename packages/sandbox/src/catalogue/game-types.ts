import type { CoverType } from '../art/cover.ts';

/** Game types of the contract (SPECIFICATION §4, GAM-01). */
export type GameType = CoverType;

export const gameTypes: readonly GameType[] = [
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'LOTT',
  'ELOTT',
  'FISH',
  'PVP',
  'RNG',
  'COCKFIGHT',
];

export const isGameType = (code: string): code is GameType =>
  gameTypes.some((type) => type === code);

interface Profile {
  /** Possible minimum stakes of a game of this type, the usual one first. */
  readonly minBets: readonly [string, ...string[]];
  readonly lines: readonly [number, ...number[]];
  readonly hotCount: number;
}

/** Counts as in the design: about 10,000 games, nine tenths of them slots, 120 of them hot. */
export const gameCounts: Readonly<Record<GameType, number>> = {
  SPORTS: 38,
  ESPORTS: 16,
  LIVE: 214,
  LOTT: 24,
  ELOTT: 12,
  FISH: 86,
  PVP: 172,
  RNG: 9438,
  COCKFIGHT: 4,
};

export const profiles: Readonly<Record<GameType, Profile>> = {
  SPORTS: { minBets: ['10', '20', '50'], lines: [1], hotCount: 4 },
  ESPORTS: { minBets: ['10', '20'], lines: [1], hotCount: 2 },
  LIVE: { minBets: ['1', '5', '10', '50'], lines: [1], hotCount: 16 },
  LOTT: { minBets: ['1', '5', '10'], lines: [1], hotCount: 4 },
  ELOTT: { minBets: ['1', '5'], lines: [1], hotCount: 2 },
  FISH: { minBets: ['0.01', '0.1', '0.5', '1'], lines: [1], hotCount: 10 },
  PVP: { minBets: ['0.1', '0.5', '1', '5'], lines: [1], hotCount: 10 },
  RNG: {
    minBets: ['0.1', '0.01', '0.05', '0.1', '0.5', '0.75', '1', '5'],
    lines: [20, 1, 5, 9, 10, 25, 40, 50],
    hotCount: 72,
  },
  COCKFIGHT: { minBets: ['10'], lines: [1], hotCount: 0 },
};

/** Node id of the first game of a type; games of one type have consecutive ids. */
export function firstGameOf(type: GameType): number {
  const before = gameTypes.slice(0, gameTypes.indexOf(type));
  return before.reduce((sum, earlier) => sum + gameCounts[earlier], 1);
}

const firstGames = gameTypes.map((type) => ({ type, first: firstGameOf(type) }));

/** Type of a game from its node id, without building the catalogue. */
export const typeOfGame = (nodeId: number): GameType =>
  firstGames.findLast(({ first }) => nodeId >= first)?.type ?? 'RNG';

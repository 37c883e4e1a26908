import type { GameSummary } from './game-summary.ts';

/** A game that was opened before. */
export const openedGame = (id: number, title: string): GameSummary => ({
  id,
  title,
  vendorId: 'BOKULIO',
  vendorName: 'Bokulio',
  gameType: 'RNG',
  coverUrl: '/art/cover/1.svg',
  flag: null,
  resting: false,
  minBet: '0.10',
});

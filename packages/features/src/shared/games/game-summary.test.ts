import type { WireGame } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { gameHref, toGameSummary, toGameType, vendorNamesOf } from './game-summary.ts';

const wire: WireGame = {
  nodeId: 7,
  gameName: 'Monsoon',
  vassalage: 'BOKULIO',
  vendor: 'BOKULIO',
  gameType: 'RNG',
  gameClassify: '',
  minBet: '0.10',
  minLineNum: 1,
  coverUrl: '/art/cover/7.svg',
  isHot: false,
  isNew: false,
};
const names = vendorNamesOf([
  { vassalage: 'BOKULIO', name: 'Bokulio', gameTypes: ['RNG'], logoUrl: '/b.svg' },
]);

test('[GAM-01] a card shows game and vendor; an unknown vendor is shown by its key', () => {
  expect(toGameSummary(wire, names)).toEqual({
    id: 7,
    title: 'Monsoon',
    vendorId: 'BOKULIO',
    vendorName: 'Bokulio',
    gameType: 'RNG',
    coverUrl: '/art/cover/7.svg',
    flag: null,
    resting: false,
    minBet: '0.10',
  });
  expect(toGameSummary(wire, new Map()).vendorName).toBe('BOKULIO');
});

test.each([
  [{ isNew: true }, 'new'],
  [{ isNew: true, isHot: true }, 'hot'],
  [{ isNew: true, isHot: true, isLive: true }, 'live'],
])('[GAM-01] a card of %j has one flag: %s', (flags, flag) => {
  expect(toGameSummary({ ...wire, ...flags }, names).flag).toBe(flag);
});

test('[GAM-01] a game under maintenance is shown as resting', () => {
  expect(toGameSummary({ ...wire, maintenance: true }, names).resting).toBe(true);
  expect(toGameSummary({ ...wire, maintenance: false }, names).resting).toBe(false);
});

test('[GAM-01] a request contains only game types that exist', () => {
  expect(toGameType('COCKFIGHT')).toBe('COCKFIGHT');
  for (const other of ['rng', '', 'HOLOGRAM']) expect(toGameType(other)).toBeUndefined();
  expect(gameHref(7)).toBe('/game?id=7');
});

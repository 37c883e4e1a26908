import { expect, test } from 'vitest';
import { type LaunchScreen, readTarget, targetKey } from './target.ts';

const read = (screen: LaunchScreen, search: string) =>
  readTarget(screen, new URLSearchParams(search));

test('[LCH-02] /game takes a game id, and nothing else', () => {
  expect(read('game', 'id=571')).toEqual({ kind: 'game', id: 571 });
  for (const search of ['', 'id=', 'id=abc', 'id=-1', `id=${'9'.repeat(13)}`, 'vassalage=PADMA']) {
    expect(read('game', search)).toBeNull();
  }
});

test('[LCH-02] a seamless game is found by its id, its vendor or its type', () => {
  expect(read('seamless', 'id=571')).toEqual({ kind: 'game', id: 571 });
  expect(read('seamless', 'vassalage=BOKULIO&gameType=LIVE')).toEqual({
    kind: 'first',
    vendor: 'BOKULIO',
    gameType: 'LIVE',
  });
  expect(read('seamless', '')).toBeNull();
  expect(read('seamless', 'vassalage=<b>&gameType=HOLOGRAM')).toBeNull();
});

test('[LCH-02] the sports book and cockfighting need no parameter, and accept a vendor', () => {
  expect(read('sportsBook', '')).toEqual({ kind: 'sportsBook', vendor: null });
  expect(read('sportsBook', 'vassalage=KANCHORA')).toMatchObject({ vendor: 'KANCHORA' });
  const cocks = { kind: 'first', vendor: null, gameType: 'COCKFIGHT' };
  expect(read('cockfight', 'gameType=RNG')).toEqual(cocks);
  expect(read('cockfight', 'vassalage=DS88')).toEqual({ ...cocks, vendor: 'DS88' });
});

test('[LOT-01] a lottery opens its betting screen, or its lobby when the address says so', () => {
  const lottery = { kind: 'lottery', code: 'PADMA645', view: 'betting' };
  expect(read('game', 'lottery=PADMA645')).toEqual(lottery);
  expect(read('game', 'lottery=PADMA645&view=nonsense')).toEqual(lottery);
  expect(read('game', 'lottery=PADMA645&view=lobby')).toEqual({ ...lottery, view: 'lobby' });
});

test('[LCH-01] equal targets are the same visit, whichever object they are', () => {
  expect(targetKey(read('game', 'id=7'))).toBe(targetKey(read('seamless', 'id=7')));
  expect(targetKey(read('game', 'id=7'))).not.toBe(targetKey(read('game', 'id=8')));
});

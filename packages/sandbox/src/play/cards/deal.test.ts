import { expect, test } from 'vitest';
import { createRandom } from '../../art/rng.ts';
import { percentOf } from '../kit/ratio.ts';
import { cardsReturn, cardValue, deal, pointsOf, shownFor, timesFor } from './deal.ts';

test('[LCH-01] all pairs of hands of one deck counted card by card give the stated return', () => {
  let part = 0n;
  let whole = 0n;
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1) {
      let ways = 0;
      let paid = 0;
      for (let c = 0; c < 52; c += 1) {
        if (c === a || c === b) continue;
        for (let d = c + 1; d < 52; d += 1) {
          if (d === a || d === b) continue;
          ways += 1;
          paid += Number(timesFor(pointsOf([a, b]), pointsOf([c, d])));
        }
      }
      whole += BigInt(ways);
      part += BigInt(paid);
    }
  expect(whole).toBe(1_624_350n);
  const stated = cardsReturn();
  expect(part * stated.whole).toBe(stated.part * whole);
  expect(percentOf(stated)).toBe('98.85');
});

test('[LCH-01] the hand nearer to nine wins, an equal one goes to the house, and nine pays more', () => {
  expect(timesFor(8, 7)).toBe(2n);
  expect(timesFor(9, 8)).toBe(3n);
  expect(timesFor(9, 9)).toBe(0n);
  expect(timesFor(4, 4)).toBe(0n);
  expect(timesFor(0, 1)).toBe(0n);
});

test('[LCH-01] an ace is 1, tens and pictures are 0, and only the last digit of a sum counts', () => {
  expect([0, 1, 8, 9, 10, 11, 12, 13].map(cardValue)).toEqual([1, 2, 9, 0, 0, 0, 0, 1]);
  expect(pointsOf([8, 21])).toBe(8);
  expect(pointsOf([6, 2])).toBe(0);
  expect(shownFor([8, 21], [0, 1])).toMatchObject({ points: [8, 3], result: 'won' });
  expect(shownFor([0, 1], [13, 14])).toMatchObject({ points: [3, 3], result: 'equal' });
});

test('[LCH-01] four different cards are dealt, every card may come, and chance decides nothing twice', () => {
  const random = createRandom(3);
  const seen = new Set<number>();
  for (let round = 0; round < 1_000; round += 1) {
    const shown = deal(random);
    const cards = [...shown.yours, ...shown.houses];
    expect(new Set(cards).size).toBe(4);
    for (const card of cards) seen.add(card);
    expect(shown).toEqual(shownFor(shown.yours, shown.houses));
  }
  expect(seen.size).toBe(52);
  expect(deal(createRandom(8))).toEqual(deal(createRandom(8)));
});

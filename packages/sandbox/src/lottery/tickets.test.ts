import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from '../play/kit/ratio.ts';
import { lotteries, lotteryByCode, lotteryOfGame } from './draws.ts';
import { choicesOf, matchesOf, prizesOf, returnOf, timesFor } from './prizes.ts';
import { readNumbers } from './tickets.ts';

const lotteryOf = (code: string) => {
  const lottery = lotteryByCode(code);
  if (!lottery) throw new Error(`No lottery ${code}`);
  return lottery;
};

test.each([
  ['too few', '1-2-3'],
  ['twice the same', '1-1-2-3-4-5'],
  ['not in the drum', '1-2-3-4-5-46'],
  ['zero', '0-2-3-4-5-6'],
  ['other signs', '1,2,3,4,5,6'],
  ['nothing', ''],
])('[LOT-01] a ticket with %s is none', (_name, text) => {
  expect(readNumbers(lotteryOf('PADMA645'), text)).toBeNull();
});

test('[LOT-01] the order of drawn balls does not matter, that of digits does', () => {
  const padma = lotteryOf('PADMA645');
  expect(readNumbers(padma, '6-5-4-3-2-1')).toEqual(['01', '02', '03', '04', '05', '06']);
  expect(readNumbers(padma, '01-02-03-04-05-06')).toEqual(readNumbers(padma, '6-5-4-3-2-1'));
  expect(readNumbers(lotteryOf('HAOR3D'), '4-8-4')).toEqual(['4', '8', '4']);
  expect(readNumbers(lotteryOf('RACE10'), '10')).toEqual(['10']);
});

test('[LOT-01] prizes: all numbers right pays most, none right pays nothing', () => {
  for (const lottery of lotteries) {
    const count = choicesOf(lottery);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const chosen = readNumbers(lottery, numbers.join('-')) ?? [];
    const drawn = [...chosen, ...Array.from({ length: lottery.pick - count }, () => '00')];
    expect(matchesOf(lottery, chosen, drawn), lottery.gameCode).toBe(count);
    expect(timesFor(lottery, count)).toBe(prizesOf(lottery).at(-1)?.times);
    const others = drawn.map((number) => (number === '9' ? '8' : '9'));
    expect(timesFor(lottery, matchesOf(lottery, chosen, others))).toBe(0n);
  }
});

test.each(['DHAKA2D', 'HAOR3D', 'MEGHNA4D'])(
  '[LOT-01] %s: every number counted gives the stated return',
  (code) => {
    const lottery = lotteryOf(code);
    const drawn = Array.from({ length: lottery.pick }, (_, index) => String(index));
    const whole = 10 ** lottery.pick;
    let part = 0n;
    for (let ticket = 0; ticket < whole; ticket += 1) {
      const chosen = [...String(ticket).padStart(lottery.pick, '0')];
      part += timesFor(lottery, matchesOf(lottery, chosen, drawn));
    }
    expect(returnOf(lottery)).toEqual({ part, whole: BigInt(whole) });
    expect(percentOf(returnOf(lottery))).toBe('77.00');
  },
);

test.each(['MEGA536', 'TISTA539'])(
  '[LOT-01] %s: every draw counted gives the stated return',
  (code) => {
    const lottery = lotteryOf(code);
    let part = 0n;
    let whole = 0n;
    const take = (from: number, left: number, right: number): void => {
      if (left === 0) {
        part += timesFor(lottery, right);
        whole += 1n;
        return;
      }
      for (let ball = from; ball <= lottery.of - left + 1; ball += 1) {
        // The ticket has the numbers 1 to 5.
        take(ball + 1, left - 1, right + (ball <= lottery.pick ? 1 : 0));
      }
    };
    take(1, lottery.pick, 0);
    expect(returnOf(lottery)).toEqual({ part, whole });
  },
);

test('[LOT-01] every lottery returns from 60 to 95 percent', () => {
  for (const lottery of lotteries) {
    const percent = Number(percentOf(returnOf(lottery)));
    expect(percent, lottery.gameCode).toBeGreaterThan(60);
    expect(percent, lottery.gameCode).toBeLessThan(95);
  }
});

test('[LOT-01] a card of a lottery sells its own tickets, another card those of its type', () => {
  for (const lottery of lotteries) expect(lotteryOfGame(lottery.nodeId)).toBe(lottery);
  expect(lotteryOfGame(292)?.group).not.toBe('ELOTT');
  expect(lotteryOfGame(304)?.group).toBe('ELOTT');
  expect(lotteryOfGame(268)).toBeUndefined();
  expect(lotteryOfGame(305)).toBeUndefined();
});

test('[VAL-02] any text is read as a ticket or refused, never an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...lotteries), (text, lottery) => {
      const numbers = readNumbers(lottery, text);
      expect(numbers === null || numbers.length === choicesOf(lottery)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf, rouletteNews, spinAt } from './spins.ts';

const now = Date.UTC(2026, 10, 20, 14, 41);
const room = { players: 12, seats: 60 };

test('[LCH-01] a spin follows the other once a minute, and its phases come in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000_000), (nodeId, later) => {
      const at = now + later;
      const { index, phase, left, closesAt, endsAt } = spinAt(nodeId, at);
      expect(left).toBeGreaterThan(0);
      expect(phase === 'betting').toBe(at < closesAt);
      expect(phase === 'result').toBe(at >= endsAt);
      const next = spinAt(nodeId, at + left);
      expect(next.left).toBeGreaterThan(2_000);
      expect(next.phase).not.toBe(phase);
      expect(next.index).toBe(phase === 'result' ? index + 1 : index);
      expect(spinAt(nodeId, at + 60_000)).toMatchObject({ index: index + 1, phase });
    }),
  );
});

test('[LCH-01] nobody is told the number of a spin while bets are taken', () => {
  const start = spinAt(60, now);
  for (let step = 0; step < 60; step += 1) {
    const at = start.closesAt - 40_000 + step * 1_000;
    const news = rouletteNews(60, { seed: 1, now: at, room });
    const isOut = at >= start.closesAt + 3_000;
    expect(news.number === null, String(step)).toBe(!isOut);
    const newest = at >= start.endsAt ? start.index : start.index - 1;
    expect(news.past[0]).toBe(numberOf(1, 60, newest));
    expect(news.past).toHaveLength(12);
  }
});

test('[LCH-01] every number comes, about equally often, and tables have their own numbers', () => {
  const counts = Array.from({ length: 37 }, () => 0);
  const spins = 37_000;
  for (let index = 0; index < spins; index += 1) {
    const number = numberOf(1, 60, 29_000_000 + index);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  // The sum of the squared distances: 36 on average, above 80 once in 50,000 fair wheels.
  const distance = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(distance).toBeLessThan(80);
  const of = (nodeId: number) =>
    Array.from({ length: 30 }, (_, index) => numberOf(1, nodeId, index));
  expect(of(60)).not.toEqual(of(61));
  expect(of(60)).toEqual(of(60));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstFigure, groupFigure, type JackpotSource, jackpotTicker } from './ticker.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (start: number) => {
  let time = start;
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

describe('[JPT-02] simulated', () => {
  test('[JPT-02] starts inside the range and grows by 100 to 500 every 3, 4 or 5 seconds', () => {
    fc.assert(
      fc.property(fc.infiniteStream(chance), fc.integer({ min: 1, max: 60 }), (stream, steps) => {
        const random = () => stream.next().value ?? 0;
        const ticker = jackpotTicker({ kind: 'simulated' }, at(0), random);
        let before = ticker.read();
        expect(before.value).toBeGreaterThanOrEqual(1_400_000);
        expect(before.value).toBeLessThanOrEqual(1_500_000);
        for (let i = 0; i < steps; i++) {
          expect([3000, 4000, 5000]).toContain(before.nextIn);
          const after = ticker.step();
          const grown = after.value - before.value;
          expect(Number.isInteger(grown)).toBe(true);
          expect(grown).toBeGreaterThanOrEqual(100);
          expect(grown).toBeLessThanOrEqual(500);
          before = after;
        }
      }),
    );
  });

  test('[JPT-02] reaches both ends of the range, the growth and the interval', () => {
    const low = jackpotTicker({ kind: 'simulated' }, at(0), () => 0);
    expect(low.read()).toMatchObject({ value: 1_400_000, nextIn: 3000 });
    expect(low.step().value).toBe(1_400_100);
    const high = jackpotTicker({ kind: 'simulated' }, at(0), () => 1 - Number.EPSILON / 2);
    expect(high.read()).toMatchObject({ value: 1_500_000, nextIn: 5000 });
    expect(high.step().value).toBe(1_500_500);
  });

  test('[JPT-02] reading after a pause adds nothing, and continues from the amount on screen', () => {
    const ticker = jackpotTicker({ kind: 'simulated' }, at(0), () => 0.5, 1_444_444);
    expect(ticker.read().value).toBe(1_444_444);
    expect(ticker.read().value).toBe(1_444_444);
  });
});

describe('[JPT-02] time derived', () => {
  test('[JPT-02] adds 165.11 every 3 s, from a start that depends on the time of day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.nat(40_000), (start, steps) => {
        const clock = at(start);
        const ticker = jackpotTicker({ kind: 'timeDerived' }, clock, Math.random);
        const first = ticker.read().value;
        expect(first).toBeGreaterThanOrEqual(5_000_000);
        expect(first).toBeLessThan(9_755_169);
        expect(ticker.read().nextIn).toBe(3000);
        clock.pass(3000 * steps);
        expect(ticker.step().value).toBeCloseTo(first + 165.11 * steps, 2);
      }),
    );
  });

  test('[JPT-02] two people see the same amount at the same moment', () => {
    const early = at(60_000);
    const one = jackpotTicker({ kind: 'timeDerived' }, early, Math.random);
    early.pass(30_000);
    const two = jackpotTicker({ kind: 'timeDerived' }, at(90_000), Math.random);
    expect(one.read().value).toBe(two.read().value);
  });
});

describe('[JPT-02] live', () => {
  const live = (value: number, asOf = 0): JackpotSource => ({
    kind: 'live',
    value,
    asOf,
    rulesUrl: '/rules',
  });

  test('[JPT-02] never shows more than the last server value and never goes down', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(10_000_000),
        fc.array(fc.nat(5000), { maxLength: 30 }),
        (value, shown, waits) => {
          const clock = at(0);
          const ticker = jackpotTicker(live(value), clock, Math.random, shown);
          let before = ticker.read().value;
          expect(before).toBe(Math.min(value, shown));
          for (const wait of waits) {
            clock.pass(wait);
            const { value: now } = ticker.step();
            expect(now).toBeLessThanOrEqual(value);
            expect(now).toBeGreaterThanOrEqual(before);
            before = now;
          }
        },
      ),
    );
  });

  test('[JPT-02] reaches the server value, then waits until it is stale', () => {
    const clock = at(0);
    const ticker = jackpotTicker(live(2000), clock, Math.random, 1000);
    expect(ticker.read()).toEqual({ value: 1000, nextIn: 1000, stale: false });
    clock.pass(5000);
    expect(ticker.step().value).toBe(1500);
    clock.pass(5000);
    expect(ticker.step()).toEqual({ value: 2000, nextIn: 50_000, stale: false });
    clock.pass(50_000);
    expect(ticker.step()).toEqual({ value: 2000, nextIn: null, stale: true });
  });
});

test('[JPT-02] a live amount without a valid time is stale; one from the future is checked again', () => {
  const live = (asOf: number) =>
    jackpotTicker({ kind: 'live', value: 2000, asOf, rulesUrl: '/rules' }, at(1e12), Math.random);
  expect(live(Number.NaN).read()).toEqual({ value: 2000, nextIn: null, stale: true });
  expect(live(1e15).read()).toEqual({ value: 2000, nextIn: 60_000, stale: false });
});

test('[JPT-01] an interval longer than a browser timer is limited to one day', () => {
  const slow = jackpotTicker({ kind: 'timeDerived', everyMs: 1e15 }, at(0), Math.random);
  expect(slow.read().nextIn).toBe(86_400_000);
});

test('[JPT-01] amounts have no decimals and Latin groups of three', () => {
  expect(groupFigure(1_482_930.99)).toBe('1,482,930');
  expect(groupFigure(0)).toBe('0');
  expect(groupFigure(999)).toBe('999');
  expect(groupFigure(Number.NaN)).toBe('0');
  expect(groupFigure(-5)).toBe('0');
  fc.assert(
    fc.property(fc.nat(), (value) => Number(groupFigure(value).replaceAll(',', '')) === value),
  );
});

test('[JPT-02] a fixed amount does not change; every source has a first amount without a clock', () => {
  const fixed = jackpotTicker({ kind: 'fixed', value: 8_214_605 }, at(0), Math.random);
  expect(fixed.step()).toEqual({ value: 8_214_605, nextIn: null, stale: false });
  expect(firstFigure({ kind: 'simulated' })).toBe(1_400_000);
  expect(firstFigure({ kind: 'timeDerived' })).toBe(5_000_000);
});

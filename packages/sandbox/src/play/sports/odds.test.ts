import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute } from '../../core/calendar.ts';
import { percentOf } from '../kit/ratio.ts';
import { type Match, matchAt, matchOf, openMatches, phaseOf, startedMatches } from './matches.ts';
import { certain, chancesAt, oddsAt, oddsOf, type PickId } from './odds.ts';
import { payoutOf } from './payout.ts';
import { resultOf } from './result.ts';
import { returnNow } from './return.ts';
import { leagues } from './world.ts';

const now = Date.UTC(2026, 10, 20, 14, 41, 5);
const types = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;
const seed = 1;

const anyMatch = fc
  .record({ league: fc.constantFrom(...leagues), slot: fc.integer({ min: 1_000, max: 9_000_000 }) })
  .map(({ league, slot }) => matchAt(league, slot));

const group = (match: Match, at: number, picks: readonly PickId[]) => {
  const chances = chancesAt(seed, match, at);
  return picks.flatMap((pick) => chances[pick] ?? []);
};

test('[LCH-02] a book offers matches of every sport, the next first, and none that has started', () => {
  for (const type of types) {
    for (let step = 0; step < 300; step += 1) {
      const at = now + step * 7 * minute;
      const offered = openMatches(type, at);
      expect(offered.length).toBeGreaterThan(5);
      expect(offered.every((match) => phaseOf(match, at) === 'open')).toBe(true);
      const starts = offered.map(({ startsAt }) => startsAt);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length);
      expect(startedMatches(type, at).every(({ startsAt }) => startsAt <= at)).toBe(true);
    }
  }
  const [first] = openMatches('SPORTS', now);
  if (!first) throw new Error('No match');
  expect(phaseOf(first, first.startsAt - 1)).toBe('open');
  expect(phaseOf(first, first.startsAt)).toBe('started');
  expect(phaseOf(matchAt(first.league, first.slot + first.league.shown), now)).toBe('later');
});

test('[LCH-02] two different teams meet; nobody plays twice at once, and everybody meets everybody', () => {
  for (const league of leagues) {
    expect(league.lasts, league.code).toBeLessThan(league.every);
    const games = league.teams.length / 2;
    const meetings = new Set<string>();
    for (let round = 0; round < league.teams.length - 1; round += 1) {
      const seen = new Set<number>();
      for (let game = 0; game < games; game += 1) {
        const { sides } = matchAt(league, round * games + game);
        for (const side of sides) seen.add(side);
        meetings.add([...sides].sort().join(' '));
      }
      expect(seen.size, `${league.code} ${round}`).toBe(league.teams.length);
    }
    expect(meetings.size).toBe((league.teams.length * (league.teams.length - 1)) / 2);
  }
});

test('a match is found by its id, and nothing else is', () => {
  for (const match of openMatches('SPORTS', now)) expect(matchOf(match.id)).toEqual(match);
  for (const id of [
    '',
    'ca',
    'ca-',
    'ca--1',
    'zz-1',
    'ca-1.5',
    'CA-1',
    'ca-9999999999',
    '__proto__',
  ])
    expect(matchOf(id), id).toBeNull();
});

test('[LCH-02] chances of one market add up to certainty, and its odds keep the stated margin', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat(3 * 1_440), (match, minutes) => {
      const at = match.startsAt - minutes * minute;
      for (const picks of [
        ['home', 'draw', 'away'],
        ['over', 'under'],
      ] as const) {
        const chances = group(match, at, picks);
        if (chances.length === 0) continue;
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(certain);
        for (const chance of chances) expect(oddsOf(chance)).toBeGreaterThan(100n);
        // Odds are rounded down, so the book keeps 5 % or a little more.
        const book = chances.reduce((sum, chance) => sum + 100 / Number(oddsOf(chance)), 0);
        expect(book).toBeGreaterThanOrEqual(1.05 - 1e-9);
        expect(book).toBeLessThan(1.08);
      }
    }),
  );
  expect(oddsOf(certain / 2)).toBe(190n);
});

test('[LCH-02] odds move slowly and never so far that a bet would return more than its stake on average', () => {
  let moves = 0;
  fc.assert(
    fc.property(anyMatch, (match) => {
      const closing = chancesAt(seed, match, match.startsAt);
      for (let before = 0; before < 60; before += 1) {
        const at = match.startsAt - before * minute;
        for (const pick of ['home', 'away', 'over'] as const) {
          const odds = oddsAt(seed, match, pick, at);
          const next = oddsAt(seed, match, pick, at + minute);
          if (odds === null || next === null) continue;
          if (odds !== next) moves += 1;
          expect(Math.abs(Number(next - odds))).toBeLessThanOrEqual(Number(odds) / 50 + 1);
          expect((Number(odds) * (closing[pick] ?? 0)) / 1e6).toBeLessThan(1);
        }
      }
      // At the start they stand still.
      expect(chancesAt(seed, match, match.startsAt + 99 * minute)).toEqual(closing);
    }),
    { numRuns: 60 },
  );
  expect(moves).toBeGreaterThan(500);
});

test('[LCH-02] results come as often as their chances say, and their scores agree with them', () => {
  const league = leagues.find(({ code }) => code === 'fa') ?? leagues[0];
  if (!league) throw new Error('No league');
  const expected = { home: 0, draw: 0, away: 0, over: 0 };
  const counted = { home: 0, draw: 0, away: 0, over: 0 };
  const matches = 20_000;
  for (let slot = 0; slot < matches; slot += 1) {
    const match = matchAt(league, slot);
    const chances = chancesAt(seed, match, match.startsAt);
    const { right } = resultOf(seed, match);
    for (const pick of ['home', 'draw', 'away', 'over'] as const) {
      expected[pick] += (chances[pick] ?? 0) / certain;
      if (right.has(pick)) counted[pick] += 1;
    }
  }
  for (const pick of ['home', 'draw', 'away', 'over'] as const) {
    // Four standard deviations of a coin.
    expect(Math.abs(counted[pick] - expected[pick]), pick).toBeLessThan(2 * Math.sqrt(matches));
  }
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { winner, score, right } = resultOf(seed, match);
      expect(right.has(winner)).toBe(true);
      if (!score) return;
      const [home, away] = score;
      expect(Math.min(home, away)).toBeGreaterThanOrEqual(0);
      const told = home > away ? 'home' : home < away ? 'away' : 'draw';
      expect([told, home + away > Number(match.league.line)]).toEqual([winner, right.has('over')]);
    }),
    { numRuns: 2_000 },
  );
});

test('[LCH-02] the return that a book states is that of its odds, below the one of the margin', () => {
  for (const type of types) {
    const stated = Number(percentOf(returnNow(seed, type, now)));
    expect(stated).toBeGreaterThan(93);
    expect(stated).toBeLessThan(95.24);
  }
});

test('[LCH-02] a payout is the stake times all odds, exact, rounded down to cents', () => {
  expect(payoutOf(1_000n, [190n])).toBe(1_900n);
  expect(payoutOf(1_001n, [133n, 133n])).toBe(1_770n);
  expect(payoutOf(1n, [101n])).toBe(1n);
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.array(fc.bigInt({ min: 101n, max: 5_000n }), { minLength: 1, maxLength: 8 }),
      (stake, odds) => {
        const payout = payoutOf(stake, odds);
        const product = odds.reduce((all, one) => all * one, stake);
        const whole = 100n ** BigInt(odds.length);
        expect(payout * whole <= product && product < (payout + 1n) * whole).toBe(true);
      },
    ),
  );
});

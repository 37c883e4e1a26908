import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresOfRange } from '../agents/figures.ts';
import { addDays, dayOf, firstInstantOf } from '../core/calendar.ts';
import { activityOfDay } from './daily-activity.ts';
import { daysOf, deriveTeam } from './derived.ts';
import { accountOf, masked } from './names.ts';
import { childrenOf, createTree, teamDepth, teamSize, uplinesOf } from './tree.ts';

const born = dayOf(Date.UTC(2026, 10, 20, 14));
const tree = createTree(1);

test('[AGT-15] ten thousand downlines on five levels in a quarter of a megabyte', () => {
  const bytes = Object.values(tree).reduce((sum, column) => sum + column.byteLength, 0);
  expect(bytes).toBeLessThan(256 * 1024);
  expect(tree.level).toHaveLength(teamSize);
  expect(new Set(tree.level)).toEqual(new Set([1, 2, 3, 4, teamDepth]));
});

test('[AGT-15] every tree is consistent: uplines are agents, older, one level up, and sizes add up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (seed) => {
      const { parent, level, size, direct, isAgent, age } = createTree(seed);
      for (let node = 0; node < teamSize; node += 1) {
        const upline = parent[node] ?? -1;
        expect(level[node]).toBe(upline < 0 ? 1 : (level[upline] ?? 0) + 1);
        if (upline >= 0) {
          expect(isAgent[upline]).toBe(1);
          expect(age[node]).toBeLessThanOrEqual(age[upline] ?? 0);
          expect(node).toBeLessThanOrEqual(upline + (size[upline] ?? 0));
        }
        if (isAgent[node] === 0) expect(size[node]).toBe(0);
      }
      const roots = childrenOf({ ...tree, size }, -1);
      expect(roots.reduce((sum, root) => sum + 1 + (size[root] ?? 0), 0)).toBe(teamSize);
      expect(direct.reduce((sum, count) => sum + count, 0) + roots.length).toBe(teamSize);
    }),
    { numRuns: 5, seed: 20_261_120 },
  );
});

test('[AGT-15] the path to the deepest node has five steps, each the child of the one before', () => {
  const deepest = tree.level.indexOf(teamDepth);
  const path = [...uplinesOf(tree, deepest), deepest];
  expect(path).toHaveLength(teamDepth);
  for (const [index, node] of path.entries()) {
    expect(childrenOf(tree, path[index - 1] ?? -1)).toContain(node);
  }
});

test('[AGT-04] no two downlines share a user name, and a masked one hides most of it', () => {
  const names = Array.from({ length: teamSize }, (_, node) => accountOf(1, node));
  expect(new Set(names).size).toBe(teamSize);
  for (const name of names) {
    expect(name).toMatch(/^[a-z]+_[a-z]+\d{4}$/);
    expect(masked(name)).toMatch(/^[a-z]{2}\*{3}\d{2}$/);
  }
  expect(masked('abc')).toBe('a***');
});

test('[AGT-06] the sum over a range of nodes is the sum of its lines, for any team and any span', () => {
  const team = deriveTeam(1, born);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: teamSize - 1 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 5 * 86_400_000 }),
      (node, daysBack, length) => {
        const from = firstInstantOf(addDays(born, -daysBack)) - 12_345_000;
        const span = { from, to: from + length };
        const end = node + 1 + (tree.size[node] ?? 0);
        const figures = figuresOfRange(team.sums(span), node, end);
        let stake = 0;
        let deposits = 0;
        for (const day of daysOf(span)) {
          const book = activityOfDay(team.context, day);
          for (let line = 0; line < book.length; line += 1) {
            const at = firstInstantOf(day) + (book.second[line] ?? 0) * 1_000;
            const who = book.node[line] ?? -1;
            if (at < span.from || at >= span.to || who < node || who >= end) continue;
            if (book.kind[line] === 0) stake += book.stake[line] ?? 0;
            if (book.kind[line] === 1) deposits += book.stake[line] ?? 0;
          }
        }
        expect(figures.stake).toBe(BigInt(stake));
        expect(figures.deposits).toBe(BigInt(deposits));
      },
    ),
    { numRuns: 40, seed: 20_261_120 },
  );
});

test('a day and a span are computed once, and no downline plays before joining', () => {
  const team = deriveTeam(1, born);
  const span = { from: firstInstantOf(addDays(born, -6)), to: firstInstantOf(addDays(born, 1)) };
  expect(team.sums({ ...span })).toBe(team.sums({ ...span }));
  expect(team.dailyActivity(born)).toBe(team.dailyActivity(born));
  const old = team.dailyActivity(addDays(born, -200));
  for (let line = 0; line < old.length; line += 1) {
    expect(tree.age[old.node[line] ?? 0]).toBeGreaterThanOrEqual(200);
  }
});

test('the same seed gives the same days, another seed gives others', () => {
  const lines = (seed: number) => [...deriveTeam(seed, born).dailyActivity(born).stake];
  expect(lines(3)).toEqual(lines(3));
  expect(lines(4)).not.toEqual(lines(3));
});

test('days begin at midnight in Dhaka', () => {
  const midnight = Date.parse('2026-11-20T00:00:00+06:00');
  expect(firstInstantOf(dayOf(midnight))).toBe(midnight);
  expect(dayOf(midnight - 1)).toBe(dayOf(midnight) - 1);
});

import { expect, test } from 'vitest';
import { coverSubject, subjectName } from '../../art/cover.ts';
import { createRandom } from '../../art/rng.ts';
import { createCatalogue } from '../../catalogue/catalogue.ts';
import { profiles } from '../../catalogue/game-types.ts';
import { gameTexts } from '../kit/page.ts';
import { percentOf } from '../kit/ratio.ts';
import { familyOf, machineFor, type ReelFamily } from './families.ts';
import { type Machine, returnOf, spin, symbolAt, timesOf, winOf, winsAt } from './machine.ts';
import { symbolNames, tileOf } from './symbols.ts';
import { restingStops } from './table.ts';

const families = ['garden', 'river', 'bazaar'] as const;
const lineCounts = [...new Set(profiles.RNG.lines)].sort((a, b) => a - b);
const machines: readonly (readonly [name: string, machine: Machine])[] = [
  ...families.flatMap((family) =>
    lineCounts.map((lines) => [`${family}, ${lines}`, machineFor(family, lines)] as const),
  ),
  ['plain, 1', machineFor('plain', 1)],
];

/** Every row of symbols that a line can show, with the number of ways the reels can show it. */
function* rowsOf({ strip, reels, symbols }: Machine): Generator<[row: number[], ways: bigint]> {
  const counts = symbols.map((_, symbol) => strip.filter((one) => one === symbol).length);
  const total = symbols.length ** reels;
  for (let index = 0; index < total; index += 1) {
    const row = Array.from(
      { length: reels },
      (_, reel) => Math.floor(index / symbols.length ** reel) % symbols.length,
    );
    yield [row, row.reduce((ways, symbol) => ways * BigInt(counts[symbol] ?? 0), 1n)];
  }
}

test.each(machines)(
  '[LCH-01] %s lines: every row of symbols counted gives the stated return',
  (_, machine) => {
    let part = 0n;
    let whole = 0n;
    for (const [row, ways] of rowsOf(machine)) {
      whole += ways;
      part += ways * BigInt(winOf(machine, row)?.times ?? 0);
    }
    expect(whole).toBe(BigInt(machine.strip.length) ** BigInt(machine.reels));
    expect(returnOf(machine)).toEqual({ part: part * BigInt(machine.lines.length), whole });
    const percent = Number(percentOf(returnOf(machine)));
    expect(percent).toBeGreaterThan(94);
    expect(percent).toBeLessThan(98);
  },
);

test.each(machines.filter(([, { reels }]) => reels === 3))(
  '[LCH-01] %s lines: all stops of all reels played out give the stated return',
  (_, machine) => {
    const size = machine.strip.length;
    let part = 0n;
    for (let a = 0; a < size; a += 1)
      for (let b = 0; b < size; b += 1)
        for (let c = 0; c < size; c += 1) {
          part += timesOf({ stops: [a, b, c], wins: winsAt(machine, [a, b, c]) });
        }
    expect({ part, whole: BigInt(size ** 3) }).toEqual(returnOf(machine));
  },
);

test('[LCH-01] a win returns at least the whole stake, more equal symbols pay more, and rarer ones too', () => {
  for (const [name, { pays, strip }] of machines) {
    const counts = pays.map((_, symbol) => strip.filter((one) => one === symbol).length);
    for (const [symbol, row] of pays.entries()) {
      for (const [index, times] of row.entries()) {
        expect(Number.isInteger(times) && times >= 0, name).toBe(true);
        expect(times >= (row[index - 1] ?? 0), name).toBe(true);
        expect(times <= (pays[symbol - 1]?.[index] ?? times), name).toBe(true);
      }
      expect(row.at(-1) ?? 0, name).toBeGreaterThan(0);
      expect(counts[symbol] ?? 0, name).toBeGreaterThanOrEqual(counts[symbol - 1] ?? 0);
    }
  }
});

test('[LCH-01] a slot has as many lines as its card says, all different, on three or five reels', () => {
  for (const family of families) {
    for (const count of lineCounts) {
      const { lines, reels, rows } = machineFor(family, count);
      expect([lines.length, reels, rows]).toEqual([count, count > 5 ? 5 : 3, 3]);
      expect(new Set(lines.map(String)).size).toBe(count);
      for (const line of lines) {
        expect(line).toHaveLength(reels);
        for (const [reel, row] of line.entries()) {
          expect(row >= 0 && row < rows).toBe(true);
          expect(Math.abs(row - (line[reel - 1] ?? row))).toBeLessThanOrEqual(1);
        }
      }
    }
  }
});

test('[LCH-01] equal symbols count from the first reel only', () => {
  const machine = machineFor('garden', 20);
  expect(winOf(machine, [2, 2, 2, 1, 2])).toMatchObject({ symbol: 2, count: 3 });
  expect(winOf(machine, [1, 2, 2, 2, 2])).toBeNull();
  expect(winOf(machine, [2, 2, 1, 2, 2])).toBeNull();
  expect(winOf(machine, [0, 0, 0, 0, 0])).toMatchObject({ count: 5 });
});

test('[LCH-01] a round shows what it pays, and the same chance gives the same round', () => {
  for (const [, machine] of machines) {
    const random = createRandom(5);
    for (let round = 0; round < 200; round += 1) {
      const { stops, wins } = spin(machine, random);
      expect(wins).toEqual(winsAt(machine, stops));
      for (const { line, symbol, count } of wins) {
        const rows = machine.lines[line] ?? [];
        const shown = rows.map((row, reel) => symbolAt(machine, stops[reel] ?? 0, row));
        expect(shown.slice(0, count)).toEqual(Array.from({ length: count }, () => symbol));
        expect(shown[count]).not.toBe(symbol);
      }
    }
    expect(spin(machine, createRandom(9))).toEqual(spin(machine, createRandom(9)));
    expect(winsAt(machine, restingStops(machine))).toEqual([]);
  }
});

test('[GAM-05] the vendors share three families of reels, and the subject of the cover is the rarest symbol', () => {
  const catalogue = createCatalogue(1);
  const used = new Set<ReelFamily>();
  for (const { nodeId, minLineNum = 1 } of catalogue.findGames({ gameType: 'RNG', pageSize: 90 })
    .games) {
    const look = catalogue.look(nodeId);
    if (!look) throw new Error('A game has no look');
    const family = familyOf(look.mark);
    used.add(family);
    const { symbols, lines } = machineFor(family, minLineNum, look);
    expect(symbols[0]).toBe(look.subject);
    expect(new Set(symbols).size).toBe(7);
    expect(lines).toHaveLength(minLineNum);
    for (const symbol of symbols) {
      expect(gameTexts('bn')[`symbol.${symbol}`], symbol).toBeTruthy();
      expect(gameTexts('en')[`symbol.${symbol}`], symbol).toBeTruthy();
    }
  }
  expect([...used].sort()).toEqual(['bazaar', 'garden', 'river']);
});

test('[GAM-05] the picture of each symbol shows what its name says', () => {
  for (const name of symbolNames) {
    const { family, id = 7 } = tileOf(name) ?? {};
    expect(subjectName(coverSubject(id, family && { family }))).toBe(name);
  }
});

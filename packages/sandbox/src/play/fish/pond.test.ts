import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../art/rng.ts';
import { gameTexts } from '../kit/page.ts';
import { percentOf } from '../kit/ratio.ts';
import { fishDrawing } from './art.ts';
import { cast, chanceOf, pond, pondReturn } from './pond.ts';
import { fishTable } from './table.ts';

/** A generator whose next whole number is this one. */
const fixed = (number: number): Random => ({ ...createRandom(1), int: () => number });

test('[LCH-01] every outcome of every fish counted gives the stated return, 95.00 %', () => {
  for (const fish of pond) {
    const { whole } = chanceOf(fish);
    let paid = 0n;
    for (let drawn = 1; drawn <= Number(whole); drawn += 1) {
      paid += cast(fixed(drawn), fish.id).times;
    }
    expect(paid * 20n, fish.id).toBe(whole * 19n);
  }
  const { part, whole } = pondReturn();
  expect(part * 20n).toBe(whole * 19n);
  expect(percentOf(pondReturn())).toBe('95.00');
});

test('[LCH-01] over many casts each fish is caught as often as the table says', () => {
  const random = createRandom(5);
  for (const fish of pond) {
    const casts = 40_000;
    let caught = 0;
    for (let index = 0; index < casts; index += 1) {
      if (cast(random, fish.id).times > 0n) caught += 1;
    }
    const chance = 19 / (20 * Number(fish.times));
    const spread = Math.sqrt(casts * chance * (1 - chance));
    expect(Math.abs(caught - casts * chance), fish.id).toBeLessThan(4 * spread);
  }
});

test('[LCH-01] a cast needs a fish of the pond', () => {
  const { readChoice } = fishTable();
  for (const { id } of pond) expect(readChoice(id)).toEqual({ text: id, stakes: 1n });
  for (const text of ['', 'shark', 'Rui', '__proto__']) expect(readChoice(text)).toBeNull();
  expect(cast(fixed(1), 'shark').times).toBe(0n);
});

test('[LCH-01] every fish has a drawing of its own and a name in both languages', () => {
  expect(new Set(pond.map(({ id }) => fishDrawing(id))).size).toBe(pond.length);
  for (const language of ['bn', 'en'] as const) {
    const names = pond.map(({ id }) => gameTexts(language)[`fish.name.${id}`]);
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(pond.length);
  }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparedAtMost,
  distance,
  marked,
  scoredAtMost,
  wordIndex,
  wordsOf,
} from './word-index.ts';

const first = [
  'Golden',
  'Stormy',
  'Royal',
  'Silver',
  'Monsoon',
  'River',
  'Hidden',
  'Lucky',
  'Old',
  'Red',
];
const second = [
  'Tiger',
  'Lotus',
  'Peacock',
  'Hilsa',
  'Kite',
  'Palace',
  'Treasure',
  'Boat',
  'Garden',
  'Dice',
];

/** Ten thousand names of a few hundred words, as catalogues are. */
const names = Array.from({ length: 10_000 }, (_, id) => {
  const place = Math.floor(id / 100);
  return `${first[id % 10]} ${second[Math.floor(id / 10) % 10]} ${'abcdefghij'[place % 10]}${place}tale`;
});
const index = wordIndex(names.map((name, id) => ({ value: id, texts: [name] })));
const found = (query: string, limit = 8) =>
  index.search(query, limit).hits.map((id) => names[id] ?? '');

test('[X-05] a beginning finds, every word of the query narrows', () => {
  expect(found('tig').every((name) => /\bTiger\b/.test(name))).toBe(true);
  expect(found('gold tig')).toHaveLength(8);
  expect(found('gold tig').every((name) => name.startsWith('Golden Tiger'))).toBe(true);
  expect(found('lotus monsoon').every((name) => name.startsWith('Monsoon Lotus'))).toBe(true);
});

test.each([
  ['tigre', 'Tiger'],
  ['tigger', 'Tiger'],
  ['pecock', 'Peacock'],
  ['treasrue', 'Treasure'],
  ['monsson lotus', 'Monsoon Lotus'],
])('[X-05] %s, mistyped, finds %s', (typed, meant) => {
  const names = found(typed);
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => name.includes(meant))).toBe(true);
  expect(index.search(typed, 1).spelled).toBe(meant.toLowerCase());
});

test('[X-05] Bengali words are found by their beginning and despite a wrong sign', () => {
  const river = String.fromCodePoint(0x9a8, 0x9a6, 0x9c0, 0x9b0, 0x20, 0x9ac, 0x9be, 0x981, 0x995);
  const typo = String.fromCodePoint(0x9a8, 0x9a6, 0x9bf, 0x9b0);
  const bengali = wordIndex([{ value: 'river', texts: [river, 'River bend'] }]);
  expect(bengali.search(river.slice(0, 3), 5).hits).toEqual(['river']);
  expect(bengali.search(typo, 5).hits).toEqual(['river']);
  expect(bengali.search('rivre', 5).hits).toEqual(['river']);
  expect(wordsOf(river)).toHaveLength(2);
});

test('[X-05] a keystroke over ten thousand games does a bounded amount of work', () => {
  const queries = [
    't',
    'ti',
    'tigre',
    'golden',
    'goldne tigre',
    'a b c d e f g h',
    'zzzzzzzz',
    ...names.slice(0, 40),
  ];
  for (const query of queries) {
    const { work, hits } = index.search(query, 8);
    expect(hits.length).toBeLessThanOrEqual(8);
    expect(work.compared, query).toBeLessThanOrEqual(comparedAtMost);
    expect(work.scored, query).toBeLessThanOrEqual(6 * scoredAtMost);
  }
});

test('[X-05] nothing that is typed breaks the search, and nothing is found for nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('   ')).toEqual([]);
  expect(found('qqqqxyz')).toEqual([]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      expect(found(query).length).toBeLessThanOrEqual(8);
      const whole = marked('Golden Tiger', query);
      expect(whole.map(({ text }) => text).join('')).toBe('Golden Tiger');
    }),
  );
});

test('[X-05] swapped, missing, wrong and further letters are one slip each', () => {
  expect(distance('tigre', 'tiger')).toBe(1);
  expect(distance('tger', 'tiger')).toBe(1);
  expect(distance('tigor', 'tiger')).toBe(1);
  expect(distance('tigger', 'tiger')).toBe(1);
  expect(distance('tig', 'tiger')).toBe(0);
  expect(marked('Golden Tiger', 'tig').filter(({ marked }) => marked)).toEqual([
    { text: 'Tig', marked: true },
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoredAtMost, searchIndex } from './search-index.ts';
import { marked, wordsOf } from './words.ts';

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

/** Ten thousand names made of a few hundred words, like real catalogues. */
const names = Array.from({ length: 10_000 }, (_, id) => {
  const place = Math.floor(id / 100);
  return `${first[id % 10]} ${second[Math.floor(id / 10) % 10]} ${'abcdefghij'[place % 10]}${place}tale`;
});
const index = searchIndex(names.map((name, id) => ({ value: id, texts: [name] })));
const found = (query: string, limit = 8) =>
  index.search(query, limit).hits.map((id) => names[id] ?? '');

test('[X-05] a prefix matches, and every further word narrows the results', () => {
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

test('[X-05] Bengali words are found by prefix and with one wrong sign', () => {
  const river = String.fromCodePoint(0x9a8, 0x9a6, 0x9c0, 0x9b0, 0x20, 0x9ac, 0x9be, 0x981, 0x995);
  const typo = String.fromCodePoint(0x9a8, 0x9a6, 0x9bf, 0x9b0);
  const bengali = searchIndex([{ value: 'river', texts: [river, 'River bend'] }]);
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
    const { scored, hits } = index.search(query, 8);
    expect(hits.length).toBeLessThanOrEqual(8);
    // Six words of a query are looked up, each once for its spelling and once for what it finds.
    expect(scored, query).toBeLessThanOrEqual(6 * 2 * scoredAtMost);
  }
});

test('[X-05] no input breaks the search, and an empty one finds nothing', () => {
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

test.each([
  ['swapped', 'tigre'],
  ['missing', 'tger'],
  ['wrong', 'tigor'],
  ['further', 'tigger'],
])('[X-05] a %s letter is one slip: %s finds Tiger', (_slip, typed) => {
  expect(found(typed).length).toBeGreaterThan(0);
  expect(found(typed).every((name) => name.includes('Tiger'))).toBe(true);
});

test.each([
  ['treasrue', 'Treasure'],
  ['monsson', 'Monsoon'],
  ['peecock', 'Peacock'],
])('[X-05] %s finds %s from the fourth letter on, while it is typed', (typed, meant) => {
  for (let length = 4; length <= typed.length; length++) {
    const names = found(typed.slice(0, length));
    expect(names.length, typed.slice(0, length)).toBeGreaterThan(0);
    expect(names.every((name) => name.includes(meant))).toBe(true);
  }
});

test('[X-05] a different word does not count as a typo', () => {
  // Two wrong letters of five, one of three: no result is better than a wrong one.
  expect(found('tagor')).toEqual([]);
  expect(found('ryl')).toEqual([]);
  expect(index.search('tagor', 8).spelled).toBe('tagor');
});

test('[X-05] the typed text is marked in the title', () => {
  expect(marked('Golden Tiger', 'tig').filter(({ marked }) => marked)).toEqual([
    { text: 'Tig', marked: true },
  ]);
});

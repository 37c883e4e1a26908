import { expect, test } from 'vitest';
import { lengthen, lengthenAll } from './lengthen.ts';

test.each([
  ['Log in', 'Log in Log'],
  ['Play', 'PlayPl'],
  ['{count} games', '{count} gamesga'],
  ['\u09F312,450.00', '\u09F312,450.00'],
  ['00:24:18', '00:24:18'],
  ['21+', '21+'],
  ['', ''],
])('[I18-03] %s becomes %s', (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

test('[I18-03] a Bengali letter is never cut', () => {
  // The first letter as a reader sees it is a conjunct of several code points.
  expect(lengthen('\u09AA\u09CD\u09B0\u09BF\u09DF')).not.toMatch(/\u09CD$/);
});

test('lengthens every text of a catalogue and keeps its keys', () => {
  expect(lengthenAll({ a: 'Play', b: '1' })).toEqual({ a: 'PlayPl', b: '1' });
});

import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['\u200Brafid\uFEFF', 'rafid'],
  ['\u202Arafid\u202C', 'rafid'],
  ['ra\u00ADfid', 'rafid'],
  ['ra\u200Dfid\u200C', 'rafid'],
  ['2\u00A0000', '2 000'],
  ['\u20662,000\u2069', '2,000'],
  ['\u200D\u0995', '\u0995'],
  ['\u200C\u200C\u200C', ''],
])('[VAL-01] %j is %j', (typed, seen) => expect(visibleText(typed)).toBe(seen));

test.each([
  'rafid hasan',
  // Ra, joiner, hasanta, ya: a different syllable from the one without the joiner.
  '\u09B0\u200D\u09CD\u09AF\u09BE',
  '\u0995\u09CD\u200C\u09B7',
  // Khanda ta as it is encoded in older texts.
  '\u09B9\u09A0\u09BE\u09A4\u09CD\u200D \u0995',
  '\u09B6\u09BE\u09B9\u09CD\u200C',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'a\nb\tc',
])('[VAL-01] %j stays as it is', (typed) => expect(visibleText(typed)).toBe(typed));

import { expect, test } from 'vitest';
import { findByText } from './keys.ts';

const rows = ['Deposit', 'Withdrawal', 'Account record', 'Betting record', 'Demo'];

test.each([
  ['d', -1, 0],
  ['d', 0, 4],
  ['dd', 4, 0],
  ['de', 4, 4],
  ['dep', 4, 0],
  ['B', 0, 3],
  ['x', 0, undefined],
])('[A11-01] typing %s from row %i leads to row %s', (text, at, expected) => {
  expect(findByText(rows, text, at)).toBe(expected);
});

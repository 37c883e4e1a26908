import { expect, test } from 'vitest';
import { scoreOf, shareOf, withRow } from './report.ts';

const mutant = (status: string, line: number, replacement = 'false') => ({
  status,
  replacement,
  location: { start: { line, column: 1 }, end: { line, column: 9 } },
});

const report = {
  files: {
    'src/one.ts': {
      mutants: [mutant('Killed', 1), mutant('Timeout', 2), mutant('CompileError', 3)],
    },
    'src/two.ts': { mutants: [mutant('Survived', 4, 'a  >=\n b'), mutant('NoCoverage', 5)] },
  },
};

test('a fault is seen when a test fails or hangs; one that does not compile is none', () => {
  expect(scoreOf(report)).toEqual({
    files: 2,
    faults: 4,
    seen: 2,
    survivors: [
      { place: 'src/two.ts:4', change: 'a >= b' },
      { place: 'src/two.ts:5', change: 'false' },
    ],
  });
});

test.each([undefined, null, {}, { files: { 'src/one.ts': {} } }])('%j has no faults', (nothing) => {
  expect(scoreOf(nothing)).toMatchObject({ faults: 0, seen: 0, survivors: [] });
  expect(shareOf(scoreOf(nothing))).toBe(0);
});

test('a share is rounded down, so that it never reaches a limit by rounding', () => {
  expect(shareOf({ faults: 10_000, seen: 8_499 })).toBe(84.9);
  expect(shareOf({ faults: 20, seen: 17 })).toBe(85);
});

test('a part has one row, that of its last run', () => {
  const score = scoreOf(report);
  const once = withRow(['| part |', '| --- |'], 'ledger', score);
  expect(once).toEqual(['| part |', '| --- |', '| ledger | 2 | 4 | 2 | 50 % |']);
  expect(withRow(once, 'ledger', { ...score, seen: 4 })).toEqual([
    '| part |',
    '| --- |',
    '| ledger | 2 | 4 | 4 | 100 % |',
  ]);
});

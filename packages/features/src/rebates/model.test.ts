import { expect, test } from 'vitest';
import { formSchema } from '../form/index.ts';
import {
  presetRate,
  rateName,
  rateProblem,
  rateProblems,
  ratesOf,
  rateTexts,
  toCaps,
} from './model.ts';

const caps = toCaps([
  { gameType: 'RNG', maxRate: '0.6' },
  { gameType: 'NEWKIND', maxRate: '12' },
]);

test.each([
  ['', null],
  ['0.6', null],
  ['0.60 %', null],
  ['\u09E6.\u09EB', null],
  ['0.61', 'rateHigh'],
  ['1000', 'rateHigh'],
  ['0.555', 'rateDecimals'],
  ['-0.1', 'rateInvalid'],
  ['1e-3', 'rateInvalid'],
  ['NaN', 'rateInvalid'],
])('[AGT-03] [I18-02] a typed rate %j below 0.6 is %s', (typed, problem) => {
  expect(rateProblem(typed, '0.6')).toBe(problem);
});

test('[AGT-03] two ways of writing a rate are one; an empty field gives nothing on', () => {
  const values = { [rateName('RNG')]: '0.50', [rateName('NEWKIND')]: '' };
  expect(ratesOf(values, caps)).toEqual([
    { gameType: 'RNG', rate: '0.5' },
    { gameType: 'NEWKIND', rate: '0' },
  ]);
  expect(ratesOf({ ...values, [rateName('RNG')]: '10' }, caps)[0]?.rate).toBe('10');
});

test('[AGT-03] each rate has its own problem, and an unknown kind keeps its name', () => {
  const values = { [rateName('RNG')]: '0.7', [rateName('NEWKIND')]: '12.001' };
  expect([...formSchema(rateProblems, rateTexts(caps)).check(values)]).toEqual([
    ['rate-RNG', 'rateHigh'],
    ['rate-NEWKIND', 'rateDecimals'],
  ]);
  expect(caps.map(({ label, kind }) => label ?? kind)).toEqual(['nav.slots', 'NEWKIND']);
});

test('[AGT-03] a press gives all, half rounded down, or nothing', () => {
  expect(presetRate('most', '0.60')).toBe('0.6');
  expect(presetRate('half', '0.6')).toBe('0.3');
  expect(presetRate('half', '0.05')).toBe('0.02');
  expect(presetRate('half', '0')).toBe('0');
  expect(presetRate('half', '-1')).toBe('0');
  expect(presetRate('none', '0.6')).toBe('0');
});

test('[AGT-04] a rate somebody had may stay above the present limit, another may not', () => {
  const had = { [rateName('RNG')]: '0.9' };
  const { check } = formSchema(rateProblems, rateTexts(caps, had));
  expect(check({ ...had, [rateName('NEWKIND')]: '' }).size).toBe(0);
  expect(check({ [rateName('RNG')]: '0.8', [rateName('NEWKIND')]: '' }).get('rate-RNG')).toBe(
    'rateHigh',
  );
});

test('[AGT-03] the name of a field is no path, whatever the backend calls a kind', () => {
  expect(rateName('A.B[0]')).toBe('rate-A_46B_910_93');
});

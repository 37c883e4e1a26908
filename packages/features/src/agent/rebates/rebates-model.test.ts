import { expect, test } from 'vitest';
import { formSchema } from '../../shared/form/schema.ts';
import {
  isRateProblem,
  presetRate,
  rateName,
  rateProblem,
  rateProblems,
  ratesOf,
  rateTexts,
  readRate,
  toCaps,
  toRates,
} from './rebates-model.ts';

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

test('[AGT-03] two spellings of a rate are the same; an empty field gives no rate', () => {
  const values = { [rateName('RNG')]: '0.50', [rateName('NEWKIND')]: '' };
  expect(ratesOf(values, caps)).toEqual([
    { gameType: 'RNG', rate: '0.5' },
    { gameType: 'NEWKIND', rate: '0' },
  ]);
  expect(ratesOf({ ...values, [rateName('RNG')]: '10' }, caps)[0]?.rate).toBe('10');
});

test('[AGT-03] each rate has its own error, and an unknown kind keeps its name', () => {
  const values = { [rateName('RNG')]: '0.7', [rateName('NEWKIND')]: '12.001' };
  expect([...formSchema(rateProblems, rateTexts(caps)).check(values)]).toEqual([
    ['rate-RNG', 'rateHigh'],
    ['rate-NEWKIND', 'rateDecimals'],
  ]);
  expect(caps.map(({ label, kind }) => label ?? kind)).toEqual(['nav.slots', 'NEWKIND']);
});

test('[AGT-03] a preset gives the maximum, half of it rounded down, or nothing', () => {
  expect(presetRate('most', '0.60')).toBe('0.6');
  expect(presetRate('half', '0.6')).toBe('0.3');
  expect(presetRate('half', '0.05')).toBe('0.02');
  expect(presetRate('half', '0')).toBe('0');
  expect(presetRate('half', '-1')).toBe('0');
  expect(presetRate('none', '0.6')).toBe('0');
});

test('[AGT-04] an existing rate may stay above the current limit, another one may not', () => {
  const had = { [rateName('RNG')]: '0.9' };
  const { check } = formSchema(rateProblems, rateTexts(caps, had));
  expect(check({ ...had, [rateName('NEWKIND')]: '' }).size).toBe(0);
  expect(check({ [rateName('RNG')]: '0.8', [rateName('NEWKIND')]: '' }).get('rate-RNG')).toBe(
    'rateHigh',
  );
});

test('[AGT-03] the name of a field is never a path, whatever the backend calls a kind', () => {
  expect(rateName('A.B[0]')).toBe('rate-A_46B_910_93');
});

test.each([
  ['0.5 % ', '0.5'],
  ['0.5\u066A', '0.5'],
  ['%', '0'],
  ['12', '12'],
  ['10', '10'],
  ['12.00', '12'],
  ['12.30', '12.3'],
  ['100.05', '100.05'],
])('[AGT-03] the typed rate %j is %s', (typed, rate) => {
  expect(readRate(typed)).toEqual({ rate });
});

test('[AGT-03] a percent sign in the middle makes no rate', () => {
  expect(readRate('0%5')).toEqual({ problem: 'rateInvalid' });
});

test.each([
  ['most', '12', '12'],
  ['most', '10', '10'],
  ['half', '12', '6'],
  ['half', '1', '0.5'],
  ['half', '0.01', '0'],
  ['half', '12.5', '6.25'],
  ['half', '20.409', '10.2'],
  ['half', '1.', '0.5'],
  ['half', 'x1', '0'],
  ['half', '1x', '0'],
] as const)('[AGT-03] %s of %s is %s', (preset, max, rate) => {
  expect(presetRate(preset, max)).toBe(rate);
});

test('[AGT-03] recognises the error codes of rates', () => {
  expect(['rateInvalid', 'rateDecimals', 'rateHigh'].every(isRateProblem)).toBe(true);
  expect(isRateProblem('required')).toBe(false);
});

test('[AGT-04] existing rates keep their values, each with its label', () => {
  const wire = [
    { gameType: 'RNG', rate: '0.50' },
    { gameType: 'NEWKIND', rate: '1' },
  ];
  expect(toRates(wire)).toEqual([
    { kind: 'RNG', label: 'nav.slots', rate: '0.50' },
    { kind: 'NEWKIND', label: null, rate: '1' },
  ]);
});

test('[AGT-04] an existing value that is no rate may not stay', () => {
  const had = { [rateName('RNG')]: '-1' };
  const { check } = formSchema(rateProblems, rateTexts(caps, had));
  expect(check({ ...had, [rateName('NEWKIND')]: '' }).get('rate-RNG')).toBe('rateInvalid');
});

test('[AGT-03] a missing field gives no rate, and an invalid rate is not sent', () => {
  expect(ratesOf({ [rateName('RNG')]: 'x' }, caps)).toEqual([{ gameType: 'NEWKIND', rate: '0' }]);
});

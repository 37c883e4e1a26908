import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDecimals, readRound } from './decimals.ts';

test('[LCH-01] the net of a session is summed exactly', () => {
  expect(addDecimals('0', '-5.00')).toBe('-5.00');
  expect(addDecimals('0.1', '0.2')).toBe('0.3');
  expect(addDecimals('-350.00', '25.5')).toBe('-324.50');
  expect(addDecimals('9007199254740993.01', '0.01')).toBe('9007199254740993.02');
  expect(addDecimals('-0.05', '0.05')).toBe('0.00');
  expect(() => addDecimals('1', 'NaN')).toThrow('NaN');
});

test('[LCH-01] any number of rounds in any order gives the same net', () => {
  const paisa = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  const money = (units: bigint) => {
    const digits = String(units < 0n ? -units : units).padStart(3, '0');
    return `${units < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  fc.assert(
    fc.property(fc.array(paisa), (rounds) => {
      const net = rounds.map(money).reduce(addDecimals, '0.00');
      expect(net).toBe(money(rounds.reduce((sum, round) => sum + round, 0n)));
    }),
  );
});

test('[LCH-01] only a round of the game with a decimal net counts', () => {
  const round = { source: 'parlour-play', type: 'round', net: '-5.00' };
  expect(readRound(round)).toBe('-5.00');
  expect(readRound({ ...round, net: '+12' })).toBe('+12');
  for (const other of [
    null,
    'round',
    {},
    { ...round, source: 'other' },
    { ...round, type: 'win' },
    { ...round, net: 5 },
    { ...round, net: '1e9' },
    { ...round, net: 'NaN' },
    { ...round, net: '1.' },
    { ...round, net: `${'9'.repeat(40)}` },
  ]) {
    expect(readRound(other)).toBeNull();
  }
});

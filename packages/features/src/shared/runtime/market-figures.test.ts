import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readFigures } from './market-figures.ts';

test('[CFG-01] the figures of a market are amounts above zero', () => {
  const figures = { zaloBonus: '131000', registerBonus: '1000.50' };
  expect(readFigures(figures)).toEqual(figures);
  expect(readFigures({})).toEqual({});
});

test.each([
  ...[null, 7, [], 'x', { other: '1' }],
  ...['', '0', '0.00', '-1', '1e5', '131K', '1,000', '1.234', ' 1', 1000, null].map(
    (zaloBonus) => ({
      zaloBonus,
    }),
  ),
])('[CFG-01] [X-01] %j promises nothing, and is reported', (marketFigures) => {
  expect(readFigures(marketFigures)).toBeUndefined();
  const { config, issues } = readConfig({ marketFigures });
  expect(config.marketFigures).toEqual({});
  expect(issues).toEqual(['marketFigures']);
});

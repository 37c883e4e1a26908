import { expect, test } from 'vitest';
import { showsJackpot } from './source.ts';

test('[JPT-02] an invented jackpot is shown in a demo only', () => {
  expect(showsJackpot({ kind: 'simulated' }, 'live')).toBe(false);
  expect(showsJackpot({ kind: 'timeDerived' }, 'live')).toBe(false);
  expect(showsJackpot({ kind: 'fixed', value: 1 }, 'live')).toBe(true);
  expect(showsJackpot({ kind: 'simulated' }, 'demo')).toBe(true);
});

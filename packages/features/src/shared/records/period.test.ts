import { expect, test } from 'vitest';
import { memoryStore } from '../session/key-value-store.ts';
import { keepPeriod, keptPeriod, periodIn, withPeriod } from './period.ts';

const today = '2026-11-20';
const week = { from: '2026-11-14', to: today };

test('[AGT-05] a period is kept for the account that chose it, as long as it is valid', () => {
  const store = memoryStore();
  expect(keptPeriod(store, 'demo_agent', today)).toBeNull();
  keepPeriod(store, 'demo_agent', week);
  expect(keptPeriod(store, 'demo_agent', today)).toEqual(week);
  expect(keptPeriod(store, 'other_agent', today)).toBeNull();
  expect(keptPeriod(store, 'demo_agent', '2026-11-19')).toBeNull();
});

test.each(['', 'demo_agent', 'demo_agent\n2026-11-20\n2026-11-14', 'demo_agent\nx\ny'])(
  '[AGT-05] a damaged storage %j has no period',
  (text) => {
    const store = memoryStore();
    store.setItem('agentPeriod', text);
    expect(keptPeriod(store, 'demo_agent', today)).toBeNull();
  },
);

test('[AGT-05] an address has the period that was written to it, and keeps the rest', () => {
  const search = withPeriod('?agent=a&list.type=bet', week);
  expect(periodIn(search, today)).toEqual(week);
  expect(new URLSearchParams(search).get('list.type')).toBe('bet');
  expect(periodIn('?list.from=2026-11-14', today)).toBeNull();
  expect(periodIn('?list.from=2026-11-21&list.to=2026-11-22', today)).toBeNull();
});

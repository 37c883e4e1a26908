import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { balancePillStates } from './BalancePill.states.ts';
import { BalancePill } from './BalancePill.tsx';

const nothing = () => undefined;
const states = balancePillStates.statesIn('bn');
const markupOf = (id: keyof typeof states) =>
  renderToStaticMarkup(
    <BalancePill {...states[id]} onToggleHidden={nothing} onRefresh={nothing} />,
  );

test('[WAL-01] a hidden amount is not in the markup', () => {
  expect(markupOf('ready')).toContain('12,450.00');
  expect(markupOf('hidden')).not.toContain('12,450');
});

test('[WAL-01] stale, failed and refreshing keep the last known amount and announce their state', () => {
  for (const id of ['stale', 'failed', 'refreshing'] as const) {
    expect(markupOf(id)).toContain('12,450.00');
  }
  expect(markupOf('stale')).toContain(states.stale.labels.stale);
  expect(markupOf('failed')).toContain(states.failed.labels.error);
  expect(markupOf('refreshing')).toContain(states.refreshing.labels.refreshing);
});

import { expect, test } from 'vitest';
import { agency, start } from '../contracts/agency.fixture.ts';
import { addDays, day as dayMs, dayOf } from '../core/calendar.ts';
import { entriesOf } from '../ledger/queries.ts';
import { rebateDifference } from './rebate-difference.ts';
import { settleDue } from './settle.ts';

const absent = 20;

test('[AGT-06] an agent who was away for twenty days is paid the rebate difference of each of them, once', async () => {
  const { backend, agent, pass } = await agency();
  settleDue(backend, agent);
  pass(absent * dayMs);
  settleDue(backend, agent);
  settleDue(backend, agent);
  const days = Array.from({ length: absent }, (_, count) => addDays(dayOf(start), count));
  const due = days.flatMap((day) => {
    const amount = rebateDifference(backend, agent, day);
    return amount > 0n ? { reference: `IN-${day}-RB`, amount } : [];
  });
  expect(due.length).toBeGreaterThan(10);
  const paid = entriesOf(backend, agent.id, { from: start, to: backend.now() + 1 })
    .filter(({ note }) => note === 'rebate')
    .map(({ reference, main }) => ({ reference, amount: main }));
  expect(paid.reverse()).toEqual(due);
});

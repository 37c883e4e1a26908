import { expect, test } from 'vitest';
import { incomeOf } from '../agents/income.ts';
import { day, dayStart } from '../core/calendar.ts';
import { createBackend } from '../create-backend.ts';
import { isGuarded } from '../ledger/accounts.ts';
import { audit, emptyLedger, post } from '../ledger/ledger.ts';
import { betsOf, entriesOf, moneyOf } from '../ledger/queries.ts';
import { memberNamed } from '../state/state.ts';
import { historyOf } from './cache.ts';

const now = Date.UTC(2026, 10, 20, 14, 41);
const always = { from: 0, to: Number.POSITIVE_INFINITY };
const people = ['demo_member', 'demo_vip', 'demo_agent', 'demo_expired', 'demo_default'];

const backendOf = (seed = 1) => createBackend({ seed, clock: { now: () => now } });

test.each(people)(
  '[API-04] the past of %s adds up to their balances, and is never negative',
  async (name) => {
    for (const seed of [1, 2, 3, 99]) {
      const backend = await backendOf(seed);
      const member = memberNamed(backend.state, name);
      if (!member) throw new Error(name);
      const past = historyOf(backend, member.id);
      const ledger = emptyLedger();
      // The ledger refuses a movement that takes more than the balance.
      for (const entry of past.entries) expect(post(ledger, entry), entry.reference).not.toBeNull();
      expect(audit(ledger)).toBeNull();
      for (const [account, amount] of ledger.balances) {
        if (isGuarded(account))
          expect(amount, account).toBe(backend.state.ledger.balances.get(account) ?? 0n);
      }
      const times = past.entries.map(({ at }) => at);
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(dayStart(now));
      expect(times[0]).toBeGreaterThan(now - 93 * day);
      const references = past.entries.map(({ kind, reference }) => `${kind} ${reference}`);
      expect(new Set(references).size).toBe(references.length);
    }
  },
);

test('[API-04] the demo member’s record ends with the wallet balance, and no line is negative', async () => {
  const backend = await backendOf();
  const lines = entriesOf(backend, '1001', always);
  expect(lines.length).toBeGreaterThan(400);
  expect(lines[0]?.mainAfter).toBe(moneyOf(backend.state, '1001').main);
  expect(lines.every(({ mainAfter }) => mainAfter >= 0n)).toBe(true);
  expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(12);
  expect(betsOf(backend, '1001', always).length).toBeGreaterThan(200);
});

test('[AGT-07] the income of an agent is in their account record, to the cent', async () => {
  const backend = await backendOf();
  const agent = memberNamed(backend.state, 'demo_agent');
  if (!agent) throw new Error('No agent');
  const span = { from: dayStart(now) - 30 * day, to: dayStart(now) };
  const paid = new Set(['commission', 'dividend', 'salary']);
  const lines = entriesOf(backend, agent.id, span).filter(({ kind }) => paid.has(kind));
  const income = incomeOf(backend, agent, span).filter(({ status }) => status === 'completed');
  const sum = (list: readonly { readonly amount: bigint }[]) =>
    list.reduce((total, { amount }) => total + amount, 0n);
  expect(income.length).toBeGreaterThan(30);
  expect(sum(lines)).toBe(sum(income));
});

test('[API-04] a past is derived from the seed and the day', async () => {
  const historyAt = async (seed: number) => {
    const backend = await backendOf(seed);
    return historyOf(backend, '1001').entries;
  };
  expect(await historyAt(1)).toEqual(await historyAt(1));
  expect(await historyAt(2)).not.toEqual(await historyAt(1));
});

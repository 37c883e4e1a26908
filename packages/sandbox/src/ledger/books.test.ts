import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memberAccountOf } from '../state/member-accounts.ts';
import { moneyActions } from '../testing/money-actions.ts';
import { stage } from '../testing/stage.ts';
import { bonusOf, heldOf, isGuarded, operator } from './accounts.ts';
import { audit, balanceOf, type EntryKind } from './ledger.ts';
import { entriesOf, moneyOf } from './queries.ts';

const always = { from: 0, to: Number.POSITIVE_INFINITY };
const names = Object.keys(moneyActions);

/** Every kind of entry. */
const everyKind: readonly EntryKind[] = [
  ...(['opening', 'deposit', 'transfer', 'uplineOut', 'uplineIn', 'bet', 'payout'] as const),
  ...(['downlineOut', 'downlineIn'] as const),
  ...(['withdrawal', 'withdrawalReturned', 'withdrawalPaid', 'void', 'rebate'] as const),
  ...(['bonus', 'bonusReleased', 'bonusForfeited', 'reward', 'redEnvelope'] as const),
  ...(['commission', 'dividend', 'salary', 'points', 'redeem', 'redeemReturned'] as const),
  ...(['convert', 'adjustment'] as const),
];

const sumOf = (list: readonly { readonly amount: bigint }[]): bigint =>
  list.reduce((sum, { amount }) => sum + amount, 0n);

const anyStep = fc.tuple(
  fc.nat(names.length - 1),
  fc.nat(4),
  fc.oneof(
    fc.bigInt({ min: 1n, max: 200n }),
    fc.bigInt({ min: 1n, max: 3_000_000n }),
    fc.constantFrom(20_000n, 50_000n, 100_000n, 500_000n),
  ),
  fc.nat(40),
);

/** Enough for a single change, or all of them (`npm run test:all`). */
const lives = process.env.PARLOUR_SCALE === 'full' ? 10_000 : 1_000;

test(`[API-04] ${lives} lives of members and agents: after every action the ledger balances`, () => {
  let entries = 0;
  let choices = 0;
  const kinds = new Set<string>();
  fc.assert(
    fc.property(
      fc.nat(9_999),
      fc.array(anyStep, { minLength: 8, maxLength: 30 }),
      (seed, steps) => {
        const world = stage(seed);
        const { ledger } = world.backend.state;
        for (const [name, who, amount, pick] of steps) {
          const member = world.people[who];
          if (member) moneyActions[names[name] ?? '']?.(world, member, amount, pick);
          let money = 0n;
          let points = 0n;
          for (const [account, held] of ledger.balances) {
            if (account.endsWith('/points')) points += held;
            else money += held;
            if (held < 0n && isGuarded(account))
              throw new Error(`${names[name]}: ${account} ${held}`);
          }
          if (money !== 0n || points !== 0n) throw new Error(`${names[name]}: ${money} ${points}`);
        }
        expect(audit(ledger)).toBeNull();
        // The record that each person reads ends with their balance.
        for (const { id } of world.people) {
          const [last] = entriesOf(world.backend, id, always);
          expect(last?.mainAfter ?? 0n).toBe(moneyOf(world.backend.state, id).main);
          const { bonuses, withdrawals } = memberAccountOf(world.backend, id);
          // Held-back bonus money and held withdrawals match the running bonuses and the unpaid orders.
          const active = bonuses.filter(({ status }) => status === 'active');
          expect(balanceOf(ledger, bonusOf(id))).toBe(sumOf(active));
          const unpaid = withdrawals.filter(
            ({ status, sentAt }) =>
              sentAt === null && status !== 'rejected' && status !== 'cancelled',
          );
          expect(balanceOf(ledger, heldOf(id))).toBe(sumOf(unpaid));
        }
        // Money in transit is in envelopes that are neither opened nor returned.
        const closed = [...world.backend.state.agents.envelopes.values()].filter(
          ({ returned }) => !returned,
        );
        const inEnvelopes = closed.reduce(
          (sum, { amount, recipients, claimedBy }) =>
            sum + amount * BigInt(recipients.length - claimedBy.size),
          0n,
        );
        expect(balanceOf(ledger, operator.transit)).toBe(inEnvelopes);
        // Bets of games with a choice: chips, a fish, the numbers of a ticket.
        choices += world.backend.state.bets.filter(({ detail }) => detail !== '').length;
        entries += ledger.entries.length;
        for (const { kind } of ledger.entries) kinds.add(kind);
      },
    ),
    { numRuns: lives, seed: 20_261_120 },
  );
  // The actions really had effects, of every kind there is.
  expect(entries).toBeGreaterThan(10 * lives);
  expect(choices).toBeGreaterThan(lives / 10);
  expect([...kinds].sort()).toEqual([...everyKind].sort());
});

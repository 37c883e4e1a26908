import { settle } from '@parlour/sandbox/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toContract } from './contracts-model.ts';
import { explain } from './explain.ts';
import { contractKinds } from './kinds.ts';
import { activeContract, sampleWriting, settlementPage } from './samples.ts';
import { toSettlementsPage } from './settlements.ts';

const text = (units: number): string => {
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Rising tiers, in hundredths: how much each one exceeds the previous one. */
const rises = fc.array(
  fc.record({
    rate: fc.integer({ min: 1, max: 2_000 }),
    bet: fc.integer({ min: 1, max: 100_000_000 }),
    members: fc.integer({ min: 1, max: 400 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test.each(contractKinds)(
  '[AGT-13] %s: at, below and above the edge of every step the explanation matches the settlement',
  (kind) => {
    fc.assert(
      fc.property(rises, fc.integer({ min: -1_000_000, max: 900_000_000 }), (above, net) => {
        let [rate, bet, members] = [0, 0, 0];
        const steps = above.map((rise) => {
          [rate, bet, members] = [rate + rise.rate, bet + rise.bet, members + rise.members];
          return { rate, bet, members };
        });
        const tiers = steps.map((step) => ({
          rate: String(step.rate / 100),
          periodicValidBet: text(step.bet),
          activeMembers: step.members,
        }));
        const contract = toContract({ ...activeContract, kind, tiers }, sampleWriting);
        const edges = steps.flatMap((step) =>
          [-1, 0, 1].flatMap((more) =>
            [-1, 0, 1].map((others) => ({
              betAmount: text(step.bet + more),
              activeMembers: step.members + others,
              teamNet: text(net),
            })),
          ),
        );
        const rows = edges.map((edge, place) => ({
          ...edge,
          ...settle({ kind, tiers, ...edge }),
          settlementId: `S-${place}`,
          from: '2026-10-31T18:00:00Z',
          to: '2026-11-15T18:00:00Z',
          status: 'completed',
        }));
        const page = toSettlementsPage(settlementPage({ rows }), sampleWriting);
        expect(page.rows).toHaveLength(edges.length);
        for (const row of page.rows) {
          const told = explain(kind, row, contract);
          expect([row, told.agrees, told.reckoned]).toEqual([row, true, row.amount]);
          const counted = told.steps.filter(({ counts }) => counts).map(({ tier }) => tier.rate);
          expect(counted).toEqual(row.rate === '0' ? [] : [row.rate]);
          // Counter-check: an amount that differs by a whole unit does not match.
          const other = { ...row, amount: text(Math.round(Number(row.amount) * 100) + 100) };
          expect(explain(kind, other, contract).agrees).toBe(false);
        }
      }),
      { numRuns: 50 },
    );
  },
);

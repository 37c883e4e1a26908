import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { toContract } from './contracts-model.ts';
import { explain } from './explain.ts';
import { contractKinds } from './kinds.ts';
import { sampleWriting } from './samples.ts';
import { toSettlementsPage } from './settlements.ts';

for (const kind of contractKinds) {
  test(`[AGT-13] [AGT-09] [AGT-10] [AGT-11] [AGT-12] ${kind}: terms and figures explain every settlement`, async () => {
    const { runtime } = createTestRuntime();
    const { api } = runtime;
    await logIn({ runtime }, 'demo_agent');
    const rows = (await api.getContracts({ kind, side: 'received', pageSize: 100 })).rows;
    const contracts = rows.map((row) => toContract(row, sampleWriting));
    const range = kind === 'dividend' ? '2026-03-01' : '2026-11-14';
    const wire = await api.getSettlements({
      kind,
      startDate: range,
      endDate: '2026-11-20',
      pageSize: 100,
    });
    const page = toSettlementsPage(wire, sampleWriting);
    expect(page.rows.length).toBeGreaterThan(2);
    for (const row of page.rows) {
      const contract = contracts.find(({ id }) => id === row.contractId) ?? null;
      const { agrees, reckoned } = explain(kind, row, contract);
      expect([row.id, agrees, reckoned]).toEqual([row.id, true, row.amount]);
    }
    // Counter-check: with other terms the explanation differs.
    const [row] = page.rows.filter(({ isPositive }) => isPositive);
    const other = contracts.find(({ id }) => id === row?.contractId);
    if (row && other) {
      const halved = other.tiers.map((tier) => ({ ...tier, rate: `${Number(tier.rate) / 2}` }));
      expect(explain(kind, row, { ...other, tiers: halved }).agrees).toBe(false);
    }
  });
}

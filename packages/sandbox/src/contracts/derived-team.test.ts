import { expect, test } from 'vitest';
import { derivedOf } from '../agents/anchor.ts';
import { day, dayOf, dayStart, firstInstantOf, minute } from '../core/calendar.ts';
import { daysOf, type Span } from '../team/derived.ts';
import { agency } from './agency.fixture.ts';
import type { ContractKind } from './record.ts';
import { settlementsOf } from './settlement.ts';
import { contractsOf } from './store.ts';

// Compares the settled contracts of the demo agent with the single lines of the team.

async function desk() {
  const at = await agency();
  const { backend, agent } = at;
  // Members who can log in have tests of their own (settlement.test.ts).
  for (const member of backend.state.members.values()) {
    if (member.uplineId === agent.id) Object.assign(member, { uplineId: null });
  }
  const held = (kind: ContractKind) => {
    const contract = contractsOf(backend, agent.id).find(
      (one) => one.receiverId === agent.id && one.kind === kind && one.status === 'active',
    );
    if (!contract) throw new Error(kind);
    return contract;
  };
  const settled = (kind: ContractKind, span: Span) =>
    settlementsOf(backend, agent, held(kind), span);
  /** Sums the team's activity in a span until now, from every line of its days. */
  const did = ({ from, to }: Span, least: number) => {
    const stakes = new Map<number, number>();
    let [bet, kept] = [0, 0];
    for (const date of daysOf({ from, to })) {
      const { length, second, kind, stake, payout, node } = derivedOf(backend).dailyActivity(date);
      for (let line = 0; line < length; line += 1) {
        const instant = firstInstantOf(date) + (second[line] ?? 0) * 1_000;
        if (instant < from || instant >= to || instant >= backend.now()) continue;
        const amount = stake[line] ?? 0;
        const who = node[line] ?? 0;
        if (kind[line] === 0) {
          bet += amount;
          kept += amount - (payout[line] ?? 0);
          stakes.set(who, (stakes.get(who) ?? 0) + amount);
        }
        // The operator pays bonuses and rebates; deposits and withdrawals do not count.
        if (kind[line] === 3 || kind[line] === 4) kept -= amount;
      }
    }
    const active = [...stakes.values()].filter((sum) => sum >= least).length;
    return { bet: BigInt(bet), kept: BigInt(kept), activeMembers: active };
  };
  return { ...at, held, settled, did };
}

test('[AGT-10] a day sums the team’s activity of that day; the running day sums it until now', async () => {
  const at = await desk();
  const today = dayStart(at.backend.now());
  const days = at.settled('daily', { from: today - 2 * day, to: today + day });
  expect(days.map(({ from, to }) => [from, to])).toEqual([
    ...[2, 1, 0].map((before) => [today - before * day, today - (before - 1) * day]),
  ]);
  for (const row of days) {
    expect(row).toMatchObject(at.did(row, 50_000));
    expect(row.bet).toBeGreaterThan(0n);
  }
  expect(days.map(({ status }) => status === 'processing')).toEqual([false, false, true]);
});

test('[AGT-11] [AGT-12] an hour, and five minutes, sum the team’s activity in that time', async () => {
  const at = await desk();
  const now = at.backend.now();
  for (const [kind, length] of [
    ['hourly', 60 * minute],
    ['realtime', 5 * minute],
  ] as const) {
    // The span does not start at midnight: the lines of the day before it must not count.
    const rows = at.settled(kind, { from: now - 3 * 60 * minute, to: now + length });
    expect(rows.length, kind).toBe((3 * 60 * minute) / length);
    for (const row of rows) {
      expect(row.to - row.from).toBe(length);
      expect(row).toMatchObject(at.did(row, 1));
    }
    expect(
      rows.some(({ bet }) => bet > 0n),
      kind,
    ).toBe(true);
  }
});

test('[AGT-12] five-minute periods around midnight each count for their own day', async () => {
  const at = await desk();
  const midnight = dayStart(at.backend.now());
  const rows = at.settled('realtime', { from: midnight - 20 * minute, to: midnight + 20 * minute });
  expect(rows).toHaveLength(8);
  for (const row of rows) expect(row).toMatchObject(at.did(row, 1));
  expect(rows.map(({ from }) => dayOf(from) === dayOf(midnight)).indexOf(true)).toBe(4);
});

test('[AGT-09] half a month sums what the operator kept of the team, and pays its share', async () => {
  const at = await desk();
  const from = Date.parse('2026-11-01T00:00:00+06:00');
  const halves = at.settled('dividend', { from, to: from + 16 * day });
  expect(halves.map((row) => row.from - from)).toEqual([0, 15 * day]);
  for (const row of halves) {
    expect(row).toMatchObject(at.did(row, 50_000));
    expect(row.amount).toBe(row.kept > 0n ? (row.kept * BigInt(row.rate)) / 10_000n : 0n);
  }
});

test('[AGT-13] a contract that begins and ends within half a month sums only the activity in between', async () => {
  const at = await desk();
  const from = Date.parse('2026-11-05T00:00:00+06:00');
  const contract = { ...at.held('dividend'), effectiveFrom: from, endedAt: from + 3 * day };
  const half = { from: from - 4 * day, to: from + 11 * day };
  const [row, ...others] = settlementsOf(at.backend, at.agent, contract, half);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...half, ...at.did({ from, to: from + 3 * day }, 50_000) });
  expect(row?.bet).toBeGreaterThan(0n);
});

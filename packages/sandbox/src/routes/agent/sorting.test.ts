import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';

async function asAgent() {
  const backend = testBackend();
  const token = await backend.login('demo_agent');
  return async (path: string) => at((await backend.call(`GET ${path}`, { token })).body, 'value');
}

const range = 'startDate=2026-11-18&endDate=2026-11-20&pageSize=50';
const cents = (text: string) => Number(text.replace('.', ''));

test.each([
  ['team/statements', 'net', cents],
  ['team/statements', 'payout', cents],
  ['team/bets', 'winLoss', cents],
  ['team/bets', 'stake', cents],
  ['team/bets', 'time', Date.parse],
  ['team/transactions', 'amount', cents],
  ['income', 'amount', cents],
] as const)(
  '[AGT-05] [AGT-06] [AGT-07] [AGT-08] %s is sorted by %s over all pages, both ways',
  async (path, sort, cell) => {
    const get = await asAgent();
    const valuesOf = async (order: 'asc' | 'desc') => {
      const values: number[] = [];
      for (const page of [1, 2]) {
        const query = `${range}&sort=${sort}&order=${order}&pageNo=${page}`;
        const rows = listAt(await get(`/wps/agent/${path}?${query}`), 'rows');
        values.push(...rows.map((row) => cell(textAt(row, sort))));
      }
      return values;
    };
    const up = await valuesOf('asc');
    const down = await valuesOf('desc');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...down].sort((a, b) => b - a));
    expect(down[0]).toBeGreaterThan(up[0] ?? 0);
  },
);

test('[AGT-05] the order changes neither the sums of a range nor the number of its rows', async () => {
  const get = await asAgent();
  const usual = await get(`/wps/agent/team/bets?${range}`);
  const sorted = await get(`/wps/agent/team/bets?${range}&sort=stake&order=asc`);
  expect(at(sorted, 'totals')).toEqual(at(usual, 'totals'));
  expect(at(sorted, 'totalCount')).toBe(at(usual, 'totalCount'));
});

test('[AGT-09] [AGT-10] settlements are sorted by their amount', async () => {
  const get = await asAgent();
  const days = 'startDate=2026-10-22&endDate=2026-11-20&pageSize=100';
  const page = await get(`/wps/agent/settlements?kind=daily&${days}&sort=amount&order=asc`);
  const amounts = listAt(page, 'rows').map((row) => cents(textAt(row, 'amount')));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test('[AGT-05] an unknown column is refused', async () => {
  const backend = testBackend();
  const token = await backend.login('demo_agent');
  const { body } = await backend.call('GET /wps/agent/team/bets?sort=account', { token });
  expect(at(body, 'success')).toBe(false);
});

import { expect, test } from 'vitest';
import { toProfitPage } from './profit-model.ts';

const nothing = { stake: '0.00', validBet: '0.00', payout: '0.00', bonus: '0.00', net: '0.00' };
const totals = { ...nothing, date: '2026-11-18', stake: '1850.00', net: '-350.00' };
const kind = (gameType: string, stake: string, net = '0.00') => ({
  ...{ gameType, stake, net },
  payout: '0.00',
});
const day = (date: string, change: object = {}) => ({ ...nothing, date, ...change });
const busy = { stake: '1850.00', validBet: '1800.00', payout: '1400.00', bonus: '100.00' };
const days = [
  day('2026-11-20', { ...busy, net: '-350.00' }),
  day('2026-11-19'),
  day('2026-11-18', { net: '20.00' }),
];
const pageOf = (
  part: Partial<Parameters<typeof toProfitPage>[0]> = {},
  { page = 1, size = 2 } = {},
) =>
  toProfitPage(
    { days, kinds: [], totals, netDeposits: '0.00', ...part },
    { page, size },
    { symbol: 'T' },
  );

test('[MEM-08] a day has exact amounts, and formatted ones with a signed net', () => {
  const { date, ...exact } = days[0] ?? day('');
  expect(pageOf().rows[0]).toEqual({
    date,
    exact,
    texts: {
      stake: 'T1,850.00',
      validBet: 'T1,800.00',
      payout: 'T1,400.00',
      bonus: 'T100.00',
      net: '\u2212T350.00',
    },
    sign: -1,
  });
});

test('[MEM-08] a page shows some of the days, the chart shows all', () => {
  const datesOf = (page: number) => pageOf({}, { page }).rows.map(({ date }) => date);
  expect(datesOf(1)).toEqual(['2026-11-20', '2026-11-19']);
  expect(datesOf(2)).toEqual(['2026-11-18']);
  expect(datesOf(3)).toEqual([]);
  expect(pageOf({}, { page: 2 }).rows[0]?.texts.net).toBe('+T20.00');
  expect(pageOf({}, { page: 2 })).toMatchObject({ totalCount: 3, totalPages: 2 });
  expect(pageOf({}, { page: 2 }).days).toHaveLength(3);
  expect(pageOf({}, { size: 3 }).totalPages).toBe(1);
});

test.each(['stake', 'validBet', 'payout', 'bonus', 'net'])(
  '[MEM-08] a range without any figure is empty; one %s is enough to show it',
  (part) => {
    const quiet = [day('2026-11-20'), day('2026-11-19')];
    expect(pageOf({ days: quiet })).toMatchObject({
      ...{ rows: [], days: [], totalCount: 0, totalPages: 0 },
    });
    const some = [...quiet, day('2026-11-18', { [part]: '-0.01' })];
    expect(pageOf({ days: some }).days).toHaveLength(3);
  },
);

test('[MEM-08] the bars of the kinds are relative to the largest stake', () => {
  const kinds = [kind('RNG', '3000.00', '-262.00'), kind('LIVE', '2000.00', '90.00')];
  expect(pageOf({ kinds }).kinds).toEqual([
    { kind: 'RNG', stake: 'T3,000.00', net: '\u2212T262.00', percent: 100 },
    { kind: 'LIVE', stake: 'T2,000.00', net: '+T90.00', percent: 67 },
  ]);
  expect(pageOf({ kinds: [kind('RNG', '0.00')] }).kinds[0]?.percent).toBe(0);
});

test('[MEM-08] the sums cover the whole range; an invalid amount stays unchanged', () => {
  expect(pageOf({}, { page: 2 })).toMatchObject({
    sums: {
      stake: 'T1,850.00',
      validBet: 'T0.00',
      payout: 'T0.00',
      bonus: 'T0.00',
      net: '\u2212T350.00',
    },
    sign: -1,
  });
  expect(pageOf({ totals: { ...totals, net: 'much' } })).toMatchObject({
    sums: { net: 'much' },
    sign: 0,
  });
});

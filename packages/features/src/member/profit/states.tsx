import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { failedSample, listSample } from '../../shared/records/list-samples.ts';
import type { ProfitViewProps } from './ProfitView.tsx';
import { toProfitPage } from './profit-model.ts';

const symbol = '\u09F3';

type Day = readonly [date: string, stake: string, payout: string, bonus: string, net: string];
const week: readonly Day[] = [
  ['2026-11-20', '1850.00', '1500.00', '0.00', '-350.00'],
  ['2026-11-19', '0.00', '0.00', '86.75', '86.75'],
  ['2026-11-18', '940.00', '1200.00', '0.00', '260.00'],
  ['2026-11-17', '2110.00', '1600.00', '0.00', '-510.00'],
  ['2026-11-16', '480.00', '400.00', '0.00', '-80.00'],
  ['2026-11-15', '760.00', '1100.00', '0.00', '340.00'],
  ['2026-11-14', '620.00', '500.00', '0.00', '-120.00'],
];
const kinds = [
  { gameType: 'RNG', stake: '3120.00', payout: '2858.00', net: '-262.00' },
  { gameType: 'LIVE', stake: '1980.00', payout: '1832.00', net: '-148.00' },
  { gameType: 'SPORTS', stake: '1200.00', payout: '1290.00', net: '90.00' },
  { gameType: 'LOTT', stake: '460.00', payout: '320.00', net: '-140.00' },
];
const totals = {
  date: '2026-11-14',
  stake: '6760.00',
  validBet: '6354.40',
  payout: '6300.00',
  bonus: '86.75',
  net: '-373.25',
};
const nothing = { stake: '0.00', payout: '0.00', bonus: '0.00', net: '0.00', validBet: '0.00' };

const report = (days: readonly Day[]) => ({
  days: days.map(([date, stake, payout, bonus, net]) => ({
    ...{ date, stake, payout, bonus, net },
    validBet: stake,
  })),
  kinds,
  totals,
  netDeposits: '2000.00',
});
type Report = Parameters<typeof toProfitPage>[0];
const ready = (of: Report) => ({
  status: 'ready' as const,
  page: toProfitPage(of, { page: 1, size: 20 }, { symbol }),
  stale: null,
  error: null,
});
const huge: Day = ['2026-11-20', '98765432109876.50', '1.05', '0.00', '-98765432109875.45'];

/** Profit and loss in every state it can be in (SBK-01). */
export const profitStates = defineStates<ProfitViewProps>()((say) => {
  const member = {
    ...listSample({ gameType: '' }),
    currencySymbol: symbol,
    read: ready(report(week)),
  } as const;
  return {
    member,
    phone: { ...member, wide: false },
    gain: {
      ...member,
      read: ready({ ...report(week.slice(2, 3)), totals: { ...totals, net: '260.00' } }),
    },
    unknownKind: {
      ...member,
      read: ready({ ...report(week), kinds: [{ ...nothing, gameType: 'BINGO', stake: '5.00' }] }),
    },
    longText: {
      ...member,
      wide: false,
      read: ready({
        ...report(week),
        kinds: [{ ...nothing, gameType: say('banner.long.title'), stake: '5.00' }],
      }),
    },
    hugeAmounts: {
      ...member,
      wide: false,
      read: ready({ ...report([huge]), totals: { ...totals, stake: huge[1], net: huge[4] } }),
    },
    empty: {
      ...member,
      read: ready({
        ...report(week.map(([date]) => [date, '0.00', '0.00', '0.00', '0.00'])),
        kinds: [],
        totals: { date: '2026-11-14', ...nothing },
      }),
    },
    loading: { ...member, read: { status: 'loading' } },
    stale: {
      ...member,
      read: { ...member.read, stale: 'failed', error: new ApiError('HTTP', { http: 502 }) },
    },
    failed: {
      ...member,
      read: failedSample,
    },
    offline: { ...member, read: { status: 'offline' } },
    fileDone: { ...member, file: { status: 'done', count: 7, total: 7 } },
  };
});

/** The states whose screenshots are compared. */
export const profitFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof profitStates
>[];

import { expect, test } from 'vitest';
import { daysOf, isSpan, toOverview } from './model.ts';

test('[AGT-02] a time ends today', () => {
  expect(daysOf('today', '2026-11-20')).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  expect(daysOf('week', '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  expect(daysOf('fortnight', '2026-03-05')).toEqual({ from: '2026-02-20', to: '2026-03-05' });
  expect(daysOf('month', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(isSpan('year')).toBe(false);
});

test('[AGT-02] [I18-02] money is written as the site writes it; an unknown kind keeps its name', () => {
  const top = { memberId: 'm', account: 'ta***33', accountType: 'agent', validBet: '0.00' };
  const shown = toOverview(
    {
      members: 3,
      newMembers: 1,
      activeToday: 1,
      activeMembers: 1,
      deposits: '950000.00',
      withdrawals: '0.00',
      validBet: '0.00',
      winLoss: '-1.00',
      commission: '18732.50',
      depositsBefore: 'much',
      days: [],
      shares: [
        { gameType: 'RNG', validBet: '0.00', share: '12.5' },
        { gameType: 'NEWKIND', validBet: '0.00', share: '87.5' },
      ],
      top: [top],
      offers: [],
    },
    'T',
  );
  expect(shown.deposits).toBe('T950,000.00');
  expect(shown.commission).toBe('T18,732.50');
  expect(shown.depositsBefore).toBe('much');
  expect(shown.shares.map(({ id, label }) => label ?? id)).toEqual(['nav.slots', 'NEWKIND']);
  expect(shown.top).toMatchObject([{ isAgent: true, percent: 0 }]);
});

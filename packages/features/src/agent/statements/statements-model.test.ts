import { schemas } from '@parlour/api-client/schemas';
import { expect, test } from 'vitest';
import { atDownlinesOf, toStatementsPage, wholeTeamSearched } from './statements-model.ts';

const day = { stake: '1.00', validBet: '1.00', payout: '0.00', bonus: '0.00', net: '-1.00' };

test('[AGT-06] missing values are unknown, never zero; days are sorted', () => {
  const page = toStatementsPage(
    {
      rows: [{ memberId: 'm', account: 'ta***33', accountType: 'agent', team: 3, stake: '1.00' }],
      totalPages: 1,
      totalCount: 1,
      totals: { stake: '1.00', net: '-1.00' },
      days: [
        { ...day, date: '2026-11-20' },
        { ...day, date: '2026-11-19' },
      ],
      path: [],
    },
    { symbol: 'T' },
  );
  expect(page.rows[0]).toMatchObject({ team: 3, validBet: null, rebate: null, net: null });
  expect(page.sums.net?.text).toBe('\u2212T1.00');
  expect(page.sums.payout).toBeNull();
  expect(page.days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
});

test('[AGT-06] a search covers the whole team; opening a team ends the search', () => {
  expect(wholeTeamSearched({ filters: { search: 'ra', parentId: 'm' } })).toEqual({
    filters: { search: 'ra', parentId: '' },
  });
  expect(wholeTeamSearched({ page: 2 })).toEqual({ page: 2 });
  expect(atDownlinesOf('m')).toEqual({ filters: { search: '', parentId: 'm' } });
});

test('[AGT-06] an answer with missing figures is still valid', () => {
  const row = { memberId: 'm', account: 'ta***33', accountType: 'agent', team: 3, stake: '1.00' };
  const value = {
    ...{ rows: [row], totalPages: 1, totalCount: 1, totals: { stake: '1.00' } },
    ...{ days: [], path: [] },
  };
  const fits = (wire: object) =>
    schemas.getTeamStatements.envelope.safeParse({ success: true, value: wire, message: null })
      .success;
  expect(fits(value)).toBe(true);
  expect(fits({ ...value, rows: [{ ...row, net: 'none' }] })).toBe(false);
});

test('[AGT-06] a statement has the money format of the site, and its net has a sign', () => {
  const figures = { validBet: '1.00', payout: '2.00', rebate: '3.00', bonus: '4.00', net: '5.00' };
  const shown = (text: string) => ({ exact: text, text: `T${text}`, sign: 1 });
  const all = {
    validBet: shown('1.00'),
    payout: shown('2.00'),
    rebate: shown('3.00'),
    bonus: shown('4.00'),
    net: { exact: '5.00', text: '+T5.00', sign: 1 },
  };
  const row = { memberId: 'm', account: 'ta***33', accountType: 'agent', team: 3, stake: '1.00' };
  const page = toStatementsPage(
    {
      rows: [{ ...row, ...figures }],
      totalPages: 2,
      totalCount: 21,
      totals: { stake: '1.00', ...figures },
      days: [{ ...day, date: '2026-11-20', net: '2.00' }],
      path: [{ memberId: 'p', account: 'ap***01' }],
    },
    { symbol: 'T' },
  );
  expect(page).toEqual({
    rows: [{ ...all, id: 'm', account: 'ta***33', accountType: 'agent', team: 3 }],
    totalPages: 2,
    totalCount: 21,
    sums: all,
    days: [{ date: '2026-11-20', net: { exact: '2.00', text: '+T2.00', sign: 1 } }],
    path: [{ id: 'p', account: 'ap***01' }],
  });
});

test('[AGT-06] filters without a search keep the opened team', () => {
  const part = { filters: { search: '', parentId: 'm' } };
  expect(wholeTeamSearched(part)).toEqual(part);
});

import type { WireReferredFriend } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toFriends, toInvitation, wordOf } from './referral-model.ts';

const friend: WireReferredFriend = {
  account: 'sa***12',
  registeredAt: '2026-11-18T20:20:00Z',
  status: 'active',
};
const pageOf = (rows: WireReferredFriend[], page = 1) =>
  toFriends({ rows, totalPages: 3, totalCount: 12 }, page, 'Asia/Dhaka');

test('[REF-01] [I18-02] a friend has a time in the time zone of the site; an invalid one stays unchanged', () => {
  expect(pageOf([friend]).rows[0]).toMatchObject({ time: '2026-11-19 02:20', reward: null });
  expect(pageOf([{ ...friend, registeredAt: 'long ago' }]).rows[0]?.time).toBe('long ago');
});

test('[REF-01] friends with the same mask are still two', () => {
  const { rows, first } = pageOf([friend, friend], 3);
  expect(first).toBe(11);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('[REF-01] amounts and terms are those of the backend', () => {
  const wire = {
    code: 'PADMA7',
    url: 'https://parlour.example/register?referralCode=PADMA7',
    friends: 6,
    active: 4,
    rewarded: '9007199254740993.10',
    pending: '0.00',
    terms: '  ',
  };
  expect(toInvitation(wire)).toMatchObject({
    link: wire.url,
    rewarded: '9007199254740993.10',
    terms: '',
  });
});

test('[REF-01] only known statuses have a label', () => {
  expect(wordOf('active')?.label).toBe('status.account.active');
  for (const status of ['', 'ACTIVE', 'constructor']) expect(wordOf(status), status).toBe(null);
});

test('[REF-01] the position of a page continues after the pages before it', () => {
  const page = pageOf([friend, { ...friend, reward: '20.00' }], 2);
  expect(page).toEqual({
    rows: [
      {
        ...{ id: '6 sa***12', account: 'sa***12', at: friend.registeredAt },
        ...{ time: '2026-11-19 02:20', status: 'active', reward: null },
      },
      {
        ...{ id: '7 sa***12', account: 'sa***12', at: friend.registeredAt },
        ...{ time: '2026-11-19 02:20', status: 'active', reward: '20.00' },
      },
    ],
    ...{ page: 2, pages: 3, total: 12, first: 6 },
  });
  expect(pageOf([]).first).toBe(1);
});

test('[REF-01] an invitation has the counts of the backend', () => {
  const wire = {
    ...{ code: 'PADMA7', url: 'https://parlour.example/', friends: 6, active: 4 },
    ...{ rewarded: '1.00', pending: '2.00', terms: ' Terms ' },
  };
  expect(toInvitation(wire)).toEqual({
    ...{ code: 'PADMA7', link: 'https://parlour.example/', friends: 6, active: 4 },
    ...{ rewarded: '1.00', pending: '2.00', terms: 'Terms' },
  });
});

import type { WireReferredFriend } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { toFriends, toInvitation, wordOf } from './model.ts';

const friend: WireReferredFriend = {
  account: 'sa***12',
  registeredAt: '2026-11-18T20:20:00Z',
  status: 'active',
};
const pageOf = (rows: WireReferredFriend[], page = 1) =>
  toFriends({ rows, totalPages: 3, totalCount: 12 }, page, 'Asia/Dhaka');

test('[REF-01] [I18-02] a friend registered at a time of the site; what is no time stays as it came', () => {
  expect(pageOf([friend]).rows[0]).toMatchObject({ time: '2026-11-19 02:20', reward: null });
  expect(pageOf([{ ...friend, registeredAt: 'long ago' }]).rows[0]?.time).toBe('long ago');
});

test('[REF-01] friends who are masked alike are still two', () => {
  const { rows, first } = pageOf([friend, friend], 3);
  expect(first).toBe(11);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('[REF-01] amounts and terms are what the backend says', () => {
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

test('[REF-01] only a status this version knows has a word', () => {
  expect(wordOf('active')?.label).toBe('status.account.active');
  for (const status of ['', 'ACTIVE', 'constructor']) expect(wordOf(status), status).toBe(null);
});

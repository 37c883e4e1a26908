import { expect, test } from 'vitest';
import { day, dayStart } from '../core/calendar.ts';
import { moneyOf } from '../ledger/queries.ts';
import { defaultScenario } from '../scenario.ts';
import { grant } from './bonuses.ts';
import { counter } from './counter.fixture.ts';
import { settleMember } from './settle.ts';
import { leftToday, sendToDownline, sendToUpline, sentBy } from './team-transfers.ts';
import { bringAllBack, isClosed, mainWallet, transferBetween } from './wallets.ts';

// Money between wallets and between people, and what settles when a member returns.

const [one, other] = ['HIJOLIX', 'DOYELAR'];

test('[WAL-02] a transfer is recorded, and can move the whole balance of a wallet', () => {
  const at = counter();
  const before = at.main();
  const moved = transferBetween(at.backend, at.member, mainWallet, one ?? '', 700n);
  if (!('transfer' in moved)) throw new Error(moved.code);
  expect(moved.transfer).toMatchObject({
    ...{ at: at.backend.now(), from: 'MAIN', to: one, amount: 700n, status: 'completed' },
  });
  transferBetween(at.backend, at.member, one ?? '', other ?? '', 200n);
  const { main, vendors } = moneyOf(at.backend.state, at.member.id);
  expect([main, Object.fromEntries(vendors)]).toEqual([
    before - 700n,
    { [one ?? '']: 500n, [other ?? '']: 200n },
  ]);
  expect(at.account.transfers.map(({ amount }) => amount)).toEqual([700n, 200n]);
  expect(at.backend.state.ledger.entries.at(-1)?.note).toBe(`${one}>${other}`);
});

test('[WAL-02] a wallet that is the same, unknown or under maintenance moves nothing', () => {
  const at = counter();
  const move = (from: string, to: string) => transferBetween(at.backend, at.member, from, to, 5n);
  expect(move(mainWallet, mainWallet)).toMatchObject({ code: 'VALIDATION', wrong: 'to' });
  expect(move(mainWallet, 'NOBODY')).toMatchObject({ code: 'VALIDATION', wrong: 'to' });
  expect(move('NOBODY', mainWallet)).toMatchObject({ code: 'VALIDATION', wrong: 'from' });
  for (const [from, to] of [
    [mainWallet, 'IA'],
    ['IA', mainWallet],
  ] as const) {
    expect(move(from, to)).toMatchObject({ code: 'GAME_MAINTENANCE' });
  }
  expect(at.account.transfers).toEqual([]);
});

test('[WAL-02] the money of all wallets returns to the main one, except from closed ones', () => {
  const at = counter();
  const before = at.main();
  for (const wallet of [one, other]) {
    transferBetween(at.backend, at.member, mainWallet, wallet ?? '', 700n);
  }
  const closed = {
    ...at.backend,
    scenario: { ...defaultScenario, closedWallets: [other ?? ''] },
  };
  const vendor = { code: other ?? '', maintenance: false };
  expect([isClosed(at.backend, vendor), isClosed(closed, vendor)]).toEqual([false, true]);
  bringAllBack(closed, at.member);
  expect(at.main()).toBe(before - 700n);
  bringAllBack(at.backend, at.member);
  expect(at.main()).toBe(before);
  // An empty wallet moves nothing and adds no record.
  const lines = at.account.transfers.length;
  bringAllBack(at.backend, at.member);
  expect(at.account.transfers).toHaveLength(lines);
});

test('[WAL-05] [AGT-04] the recipient gets the full amount; it counts per sender, direction and day', () => {
  const at = counter();
  const { backend, member, friend } = at;
  const [mine, theirs] = [at.main(), at.main(friend.id)];
  const sent = sendToUpline(backend, member, 30_000n, 'thanks');
  if (!('transfer' in sent)) throw new Error(sent.code);
  expect(sent.transfer).toMatchObject({
    ...{ to: 'UPLINE', recipientId: friend.id, amount: 30_000n, note: 'thanks' },
  });
  expect([at.main(), at.main(friend.id)]).toEqual([mine - 30_000n, theirs + 30_000n]);
  expect(backend.state.ledger.entries.slice(-2)).toMatchObject([
    { kind: 'uplineOut', memberId: member.id, note: friend.username },
    { kind: 'uplineIn', memberId: friend.id, note: member.username },
  ]);
  const back = { id: member.id, account: member.username };
  expect(sendToDownline(backend, friend, back, 10_000n, '')).toHaveProperty('transfer');
  expect(at.main()).toBe(mine - 20_000n);
  expect(sentBy(backend, member.id, 'UPLINE')).toEqual([sent.transfer]);
  expect(sentBy(backend, member.id, 'DOWNLINE')).toEqual([]);
  const left = () => leftToday(backend, member.id, 'UPLINE');
  expect(left()).toBe(1_970_000n);
  at.pass(dayStart(backend.now()) + day - backend.now() - 1);
  expect(left()).toBe(1_970_000n);
  at.pass(1);
  expect(left()).toBe(2_000_000n);
  // Money sent in the first instant of a day counts for that day.
  sendToUpline(backend, member, 10_000n, '');
  expect(left()).toBe(1_990_000n);
});

test('[WAL-05] a member without an upline cannot send money up', () => {
  const at = counter();
  const asked = { ...at.friend, uplineId: null };
  expect(sendToUpline(at.backend, asked, 10_000n, '')).toMatchObject({ code: 'FEATURE_OFF' });
  const gone = { ...at.member, uplineId: 'gone' };
  expect(sendToUpline(at.backend, gone, 10_000n, '')).toMatchObject({ code: 'FEATURE_OFF' });
});

test('[WAL-03] orders that fell due while a member was away settle when they return', () => {
  const at = counter();
  const paidIn = at.payIn(50_000n, { methodId: 'qr' });
  const paidOut = at.payOut(60_000n);
  grant(at.backend, at.member.id, { source: 'mall', amount: 100n, times: 1n, days: 1 });
  const part = { status: 'applying', at: 0, dueAt: at.backend.now() + 30_000, rafflesLeft: 0 };
  at.account.promotions.set('p-boat-race', part);
  at.account.redemptions.push({
    ...{ id: 'RD-1', at: 0, rewardId: 'kite', points: 0n, money: 0n, quantity: 1, gain: 0n },
    ...{ status: 'inProcess', dueAt: at.backend.now() + 30_000, decidedAt: null, remark: null },
  });
  const states = () => [
    ...[paidIn.status, paidOut.status, at.account.bonuses[0]?.status, part.status],
    at.account.redemptions[0]?.status,
  ];
  const waiting = ['pending', 'pending', 'active', 'applying', 'inProcess'];
  settleMember(at.backend, at.member);
  expect(states()).toEqual(waiting);
  at.pass(day);
  // A trial account has nothing that could fall due.
  settleMember(at.backend, { ...at.member, type: 4 });
  expect(states()).toEqual(waiting);
  settleMember(at.backend, at.member);
  expect(states()).toEqual(['completed', 'toConfirm', 'expired', 'joined', 'approved']);
});

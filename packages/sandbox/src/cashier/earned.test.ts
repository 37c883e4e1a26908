import { expect, test } from 'vitest';
import { missionRows } from '../catalogue/member-policy.ts';
import { day, hour } from '../core/calendar.ts';
import { audit } from '../ledger/ledger.ts';
import { moneyOf } from '../ledger/queries.ts';
import { placeBet, settleBet, voidBet } from '../ledger/rounds.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { stage } from '../testing/stage.ts';
import { grant } from './bonuses.ts';
import { missionsOf } from './missions.ts';
import { claim, draw, settlePromotions } from './promotions.ts';
import { leastRebate, openRebate, takeRebate } from './rebates.ts';

// What play earns: promotions, missions and rebates, each at its exact limit.

/** A member with 50,000.00 and how they play. The stage begins on a Friday at noon in Dhaka. */
function player() {
  const at = stage(1);
  const member = at.people[4];
  if (!member) throw new Error('The stage is empty');
  const bet = (stake: bigint, gameType = 'RNG') => {
    const wager = { nodeId: 1, gameType, vassalage: 'x', stake };
    const placed = placeBet(at.backend, member, wager);
    if (!('bet' in placed)) throw new Error(placed.code);
    return placed.bet;
  };
  const play = (stake: bigint, gameType = 'RNG') => settleBet(at.backend, bet(stake, gameType), 0n);
  return { ...at, member, account: memberAccountOf(at.backend, member.id), bet, play };
}

/** Puts the member into a promotion, as if they had just joined. */
function joined({ backend, account }: ReturnType<typeof player>, promotionId: string) {
  const part = { status: 'joined', at: backend.now(), dueAt: null, rafflesLeft: 2 };
  account.promotions.set(promotionId, part);
  return part;
}

test('[PRO-01] ended bets on its games since the member joined earn a promotion, to the last cent', () => {
  const at = player();
  at.play(90_000n);
  at.pass(1);
  const part = joined(at, 'p-friday-spins');
  const status = () => {
    settlePromotions(at.backend, at.member);
    return part.status;
  };
  at.play(90_000n, 'LIVE');
  // A running bet and a voided bet earn nothing.
  const running = at.bet(60_000n);
  expect(status()).toBe('joined');
  voidBet(at.backend, running);
  at.play(49_999n);
  expect(status()).toBe('joined');
  at.play(1n);
  expect(status()).toBe('issued');
});

test('[PRO-01] an issued prize is claimed once, with the terms of its promotion', () => {
  const at = player();
  expect(claim(at.backend, at.member, 'p-friday-spins')).toMatchObject({ code: 'NOT_FOUND' });
  joined(at, 'p-friday-spins');
  expect(claim(at.backend, at.member, 'p-friday-spins')).toMatchObject({ code: 'NOT_FOUND' });
  at.play(50_000n);
  settlePromotions(at.backend, at.member);
  expect(claim(at.backend, at.member, 'p-friday-spins')).toMatchObject({ status: 'claimed' });
  expect(claim(at.backend, at.member, 'p-friday-spins')).toMatchObject({ code: 'ALREADY_DONE' });
  expect(at.account.bonuses).toEqual([
    expect.objectContaining({ source: 'p-friday-spins', amount: 10_000n, required: 30_000n }),
  ]);
  expect(moneyOf(at.backend.state, at.member.id).bonus).toBe(10_000n);
});

test('[PRO-01] a draw pays the prize it names, without terms, as often as draws are left', () => {
  const at = player();
  joined(at, 'p-friday-spins').rafflesLeft = 60;
  const start = moneyOf(at.backend.state, at.member.id).main;
  const amounts = new Set<bigint>();
  let won = 0n;
  for (let time = 0; time < 60; time += 1) {
    const drawn = draw(at.backend, at.member, 'p-friday-spins');
    if (!('amount' in drawn)) throw new Error(drawn.code);
    amounts.add(drawn.amount);
    won += drawn.amount;
    // A prize has a reference number, a draw without one has none.
    expect(drawn.reference !== '').toBe(drawn.amount > 0n);
    expect(drawn.part.rafflesLeft).toBe(59 - time);
    expect(moneyOf(at.backend.state, at.member.id).main).toBe(start + won);
  }
  expect([...amounts].sort((a, b) => Number(a - b))).toEqual([0n, 2_000n, 5_000n, 7_500n]);
  expect(draw(at.backend, at.member, 'p-friday-spins')).toMatchObject({ code: 'ALREADY_DONE' });
  expect(draw(at.backend, at.member, 'p-seven-days')).toMatchObject({ code: 'NOT_FOUND' });
  expect(audit(at.backend.state.ledger)).toBeNull();
});

test('[PRO-01] a member who paused neither joins a draw nor plays', () => {
  const at = player();
  joined(at, 'p-friday-spins');
  at.account.play.timeOutUntil = at.backend.now() + 1;
  expect(draw(at.backend, at.member, 'p-friday-spins')).toMatchObject({ code: 'PLAY_PAUSED' });
  at.pass(1);
  expect(draw(at.backend, at.member, 'p-friday-spins')).toHaveProperty('amount');
});

/** The state of a mission as the member sees it now. */
function mission({ backend, member }: ReturnType<typeof player>, missionId: string) {
  const found = missionsOf(backend, member).find(({ row }) => row.missionId === missionId);
  return found && { progress: found.progress, status: found.status, key: found.key };
}

test('[MIS-01] today’s rounds count, void ones and other games do not; the next day starts from zero', () => {
  const at = player();
  const { target } = missionRows.find(({ missionId }) => missionId === 'm-slots-20') ?? {};
  for (let round = 1; round < (target ?? 0); round += 1) at.play(1n);
  at.play(1n, 'LIVE');
  voidBet(at.backend, at.bet(1n));
  expect(mission(at, 'm-slots-20')).toMatchObject({ progress: 19, status: 'running' });
  at.play(1n);
  at.play(1n);
  const done = mission(at, 'm-slots-20');
  // Progress stops at the target.
  expect(done).toMatchObject({ progress: 20, status: 'claimable' });
  at.account.missions.add(done?.key ?? '');
  expect(mission(at, 'm-slots-20')?.status).toBe('claimed');
  at.pass(12 * hour - 1);
  expect(mission(at, 'm-slots-20')?.status).toBe('claimed');
  at.pass(1);
  expect(mission(at, 'm-slots-20')).toMatchObject({ progress: 0, status: 'running' });
});

test('[MIS-01] days of the week count once each, from Monday on', () => {
  const at = player();
  const days = () => mission(at, 'm-live-days');
  at.play(1n, 'LIVE');
  at.play(1n, 'LIVE');
  expect(days()).toMatchObject({ progress: 1, status: 'running' });
  at.pass(day);
  at.play(1n, 'LIVE');
  at.pass(day);
  at.play(1n, 'LIVE');
  const done = days();
  expect(done).toMatchObject({ progress: 3, status: 'claimable' });
  at.account.missions.add(done?.key ?? '');
  at.pass(12 * hour - 1);
  expect(days()?.status).toBe('claimed');
  at.pass(1);
  expect(days()).toMatchObject({ progress: 0, status: 'running' });
});

test('[MIS-01] each part of the profile is a step, and its reward is given once', () => {
  const at = player();
  const steps = [
    () => Object.assign(at.account.profile, { realName: 'Rahima' }),
    () => Object.assign(at.account.profile, { birthday: '1990-01-01' }),
    () => Object.assign(at.account.profile, { emailVerified: true }),
    () => Object.assign(at.account.profile, { mobileVerified: true }),
    () => Object.assign(at.member, { paymentHash: 'x' }),
  ];
  for (const [done, step] of steps.entries()) {
    expect(mission(at, 'm-profile')).toMatchObject({ progress: done, status: 'running' });
    step();
  }
  const all = mission(at, 'm-profile');
  expect(all).toMatchObject({ progress: 5, status: 'claimable' });
  at.account.missions.add(all?.key ?? '');
  at.pass(40 * day);
  expect(mission(at, 'm-profile')?.status).toBe('claimed');
});

test('[REB-01] a rebate needs its minimum amount, is for ended bets, and is paid once', () => {
  const at = player();
  const main = () => moneyOf(at.backend.state, at.member.id).main;
  // 0.6 % of slots, 0.4 % of live tables; void and running bets earn nothing.
  at.play(100_000n);
  voidBet(at.backend, at.bet(900_000n));
  const running = at.bet(500_000n);
  at.play(99_999n, 'LIVE');
  expect(openRebate(at.backend, at.member)).toEqual([
    { gameType: 'LIVE', validBet: 99_999n, rate: 400n, amount: 399n },
    { gameType: 'RNG', validBet: 100_000n, rate: 600n, amount: 600n },
  ]);
  expect(takeRebate(at.backend, at.member)).toMatchObject({ code: 'ALREADY_DONE' });
  at.play(1n, 'LIVE');
  const before = main();
  expect(takeRebate(at.backend, at.member)).toMatchObject({
    rebate: { amount: leastRebate, validBet: 200_000n },
  });
  expect(main()).toBe(before + leastRebate);
  expect(takeRebate(at.backend, at.member)).toMatchObject({ code: 'ALREADY_DONE' });
  at.pass(1);
  at.play(1_000n);
  expect(openRebate(at.backend, at.member)[0]?.validBet).toBe(1_000n);
  // The bet was placed before the rebate and ended after it: the next rebate includes it.
  settleBet(at.backend, running, 0n);
  expect(openRebate(at.backend, at.member)[0]?.validBet).toBe(501_000n);
});

test('[REB-01] a level adds its extra rate to every rebate', () => {
  const at = player();
  at.member.rankLevel = 4;
  at.play(100_000n);
  expect(openRebate(at.backend, at.member)).toMatchObject([{ rate: 700n, amount: 700n }]);
});

test('[REW-01] a gift without terms is paid at once; one with terms is held back', () => {
  const at = player();
  const before = moneyOf(at.backend.state, at.member.id);
  grant(at.backend, at.member.id, { source: 'mall', amount: 100n, times: 0n });
  grant(at.backend, at.member.id, { source: 'mall', amount: 200n, times: 3n, days: 2 });
  const after = moneyOf(at.backend.state, at.member.id);
  expect([after.main - before.main, after.bonus - before.bonus]).toEqual([100n, 200n]);
  expect(at.account.bonuses).toEqual([
    expect.objectContaining({ status: 'completed', required: 0n, expiresAt: null }),
    expect.objectContaining({
      ...{ status: 'active', required: 600n, done: 0n },
      expiresAt: at.backend.now() + 2 * day,
    }),
  ]);
});

import { expect, test } from 'vitest';
import { promotionsIn } from '../catalogue/promotions.ts';
import { defaultScenario } from '../scenario.ts';
import { counter } from './counter.fixture.ts';
import {
  asSeenBy,
  availableTo,
  claim,
  draw,
  hasRaffle,
  join,
  partOf,
  promotionsNow,
  settlePromotions,
} from './promotions.ts';

// Who can join a promotion, what happens to an application, and what a member sees.

function club() {
  const at = counter();
  const { backend, member, account } = at;
  const enter = (promotionId: string) => join(backend, member, promotionId);
  const closed = (...closedPromotions: string[]) => ({
    ...backend,
    scenario: { ...defaultScenario, closedPromotions },
  });
  const settled = (promotionId: string) => {
    settlePromotions(backend, member);
    return account.promotions.get(promotionId)?.status;
  };
  return { ...at, enter, closed, settled };
}

test('[PRO-01] a member who joins takes part at once, is signed up, or waits for a review', () => {
  const at = club();
  const now = at.backend.now();
  const rest = { at: now, dueAt: null, rafflesLeft: 0 };
  expect(at.enter('p-seven-days')).toEqual({ ...rest, status: 'joined' });
  expect(at.enter('p-friday-spins')).toEqual({ ...rest, status: 'joined', rafflesLeft: 2 });
  expect(at.enter('p-weekend-back')).toEqual({ ...rest, status: 'signedUp' });
  expect(at.enter('p-boat-race')).toEqual({ ...rest, status: 'applying', dueAt: now + 30_000 });
  expect([...at.account.promotions.keys()]).toHaveLength(4);
  expect(at.enter('p-seven-days')).toMatchObject({ code: 'ALREADY_DONE' });
});

test('[PRO-01] no member joins a promotion that has not begun, is over or unknown, nor while they pause', () => {
  const at = club();
  for (const id of ['p-vip-gold', 'p-summer-fair', 'p-nothing']) {
    expect(at.enter(id), id).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(join(at.closed('p-seven-days'), at.member, 'p-seven-days')).toMatchObject({
    code: 'NOT_FOUND',
  });
  at.account.play.timeOutUntil = at.backend.now() + 1;
  expect(at.enter('p-seven-days')).toMatchObject({ code: 'PLAY_PAUSED' });
  expect(at.account.promotions.size).toBe(0);
  at.pass(1);
  expect(at.enter('p-seven-days')).toMatchObject({ status: 'joined' });
});

test('[PRO-01] after a first deposit the first-deposit bonus is gone, other promotions stay', () => {
  const at = club();
  at.credit(at.payIn(50_000n));
  expect(at.enter('p-welcome')).toMatchObject({ code: 'ALREADY_DONE' });
  expect(at.enter('p-seven-days')).toMatchObject({ status: 'joined' });
  const fresh = club();
  expect(fresh.enter('p-welcome')).toMatchObject({ status: 'signedUp' });
});

test('[PRO-01] an application is decided when it is due: granted from the required level on', () => {
  for (const [level, status] of [
    [3, 'rejected'],
    [4, 'joined'],
  ] as const) {
    const at = club();
    at.member.rankLevel = level;
    at.enter('p-golden-table');
    at.enter('p-boat-race');
    at.pass(29_999);
    expect(at.settled('p-golden-table')).toBe('applying');
    at.pass(1);
    expect(at.settled('p-golden-table')).toBe(status);
    expect(at.account.promotions.get('p-golden-table')?.dueAt).toBeNull();
    // Without a required level, every application is accepted.
    expect(at.settled('p-boat-race')).toBe('joined');
  }
});

test('[PRO-01] a sign-up without a prize is never issued, and cannot be claimed or drawn', () => {
  const at = club();
  at.enter('p-weekend-back');
  expect(at.settled('p-weekend-back')).toBe('signedUp');
  Object.assign(at.account.promotions.get('p-weekend-back') ?? {}, { status: 'joined' });
  expect(at.settled('p-weekend-back')).toBe('joined');
  Object.assign(at.account.promotions.get('p-weekend-back') ?? {}, { status: 'issued' });
  expect(claim(at.backend, at.member, 'p-weekend-back')).toMatchObject({ code: 'NOT_FOUND' });
  expect(draw(at.backend, at.member, 'p-weekend-back')).toMatchObject({ code: 'NOT_FOUND' });
  expect([hasRaffle('p-friday-spins'), hasRaffle('p-boat-race'), hasRaffle('p-nothing')]).toEqual([
    ...[true, false, false],
  ]);
});

test('[PRO-01] a member who has not joined cannot draw, and draws end with the promotion', () => {
  const at = club();
  const id = 'p-friday-spins';
  expect(draw(at.backend, at.member, id)).toMatchObject({ code: 'NOT_FOUND' });
  at.enter(id);
  expect(draw(at.closed(id), at.member, id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(draw(at.backend, at.member, id)).toHaveProperty('amount');
});

test('[PRO-01] a member sees their own status; in an ended promotion only a decided one', () => {
  const at = club();
  const status = (own: string | null, closed: boolean) => {
    const id = 'p-boat-race';
    const [row] = promotionsNow(closed ? at.closed(id) : at.backend, 'en').filter(
      ({ promotionId }) => promotionId === id,
    );
    if (!row) throw new Error(id);
    at.account.promotions.clear();
    if (own !== null) {
      at.account.promotions.set(id, { status: own, at: 0, dueAt: null, rafflesLeft: 0 });
    }
    expect(asSeenBy(at.backend, null, row)).toBe(row);
    return asSeenBy(at.backend, at.member, row).status;
  };
  expect([status(null, false), status(null, true)]).toEqual(['open', 'closed']);
  for (const own of ['applying', 'joined']) {
    expect([status(own, false), status(own, true)]).toEqual([own, 'closed']);
  }
  for (const own of ['issued', 'claimed', 'rejected']) {
    expect([status(own, false), status(own, true)]).toEqual([own, own]);
  }
  expect(partOf(at.backend, at.member, 'p-seven-days')).toBeUndefined();
});

test('[PRO-01] a promotion that the scenario closes ends now; the others stay as they are', () => {
  const at = club();
  const usual = promotionsIn('en', at.backend.now());
  expect(promotionsNow(at.backend, 'en')).toEqual(usual);
  expect(promotionsNow(at.closed('p-invite'), 'en')).toEqual(
    usual.map((row) =>
      row.promotionId === 'p-invite'
        ? { ...row, status: 'closed', endAt: new Date(at.backend.now()).toISOString() }
        : row,
    ),
  );
});

test('[LAY-03] the badge counts what can be joined or claimed; for a trial account it is 0', () => {
  const at = club();
  expect(availableTo(at.backend, at.member)).toBe(7);
  at.enter('p-seven-days');
  at.enter('p-boat-race');
  expect(availableTo(at.backend, at.member)).toBe(5);
  Object.assign(at.account.promotions.get('p-seven-days') ?? {}, { status: 'issued' });
  expect(availableTo(at.backend, at.member)).toBe(6);
  expect(availableTo(at.backend, { ...at.member, type: 4 })).toBe(0);
});

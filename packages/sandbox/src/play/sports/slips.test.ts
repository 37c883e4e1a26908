import { expect, test } from 'vitest';
import { day, minute } from '../../core/calendar.ts';
import { audit } from '../../ledger/ledger.ts';
import { moneyOf } from '../../ledger/queries.ts';
import { stage } from '../../testing/stage.ts';
import { type Leg, payoutNow, readLegs, stateOfLeg, writeLegs } from './legs.ts';
import { type Match, openMatches } from './matches.ts';
import { oddsAt, type PickId } from './odds.ts';
import { payoutOf } from './payout.ts';
import { bookPlaceOf } from './place.ts';
import { resultOf } from './result.ts';
import { settleSlips } from './settle.ts';
import { placeSlip, type SlipWish } from './slips.ts';

/** A member with a sportsbook open. */
function bettor() {
  const { backend, people, pass } = stage(1);
  const member = people[3];
  if (!member) throw new Error('Nobody is there');
  const expiresAt = backend.now() + 10 * day;
  const ticket = { memberId: member.id, nodeId: 1, language: 'en', expiresAt };
  backend.state.tickets.set('t', ticket);
  const place = bookPlaceOf(backend, 't');
  if (!place) throw new Error('There is no book');
  const leg = (match: Match, pick: PickId = 'home'): Leg => ({
    ...{ match, pick, odds: oddsAt(backend.seed, match, pick, backend.now()) ?? 0n },
  });
  const offered = () => openMatches('SPORTS', backend.now());
  const send = (wish: Partial<SlipWish> & Pick<SlipWish, 'legs'>) =>
    placeSlip(backend, place, { key: 'k', kind: 'multiple', stake: 5_000n, ...wish });
  const money = () => moneyOf(backend.state, member.id).spendable;
  return { backend, place, pass, leg, offered, send, money };
}

/** The pick of the winner that will turn out right, or one that will not. */
function pickOf(match: Match, isRight: boolean): PickId {
  const { winner } = resultOf(1, match);
  if (isRight) return winner;
  return winner === 'home' ? 'away' : 'home';
}

test('[LCH-02] a bet is open until its match has ended, then it pays stake times odds, and money is conserved', () => {
  const { backend, pass, leg, offered, send, money } = bettor();
  const before = money();
  const [match] = offered();
  if (!match) throw new Error('No match');
  const chosen = leg(match, pickOf(match, true));
  expect(send({ legs: [chosen] })).toHaveProperty('slip');
  const [bet] = backend.state.bets;
  expect(bet).toMatchObject({ status: 'running', stake: 5_000n, gameType: 'SPORTS' });
  expect(money()).toBe(before - 5_000n);
  pass(match.endsAt - backend.now() - 1);
  settleSlips(backend);
  expect(bet?.status).toBe('running');
  pass(1);
  settleSlips(backend);
  settleSlips(backend);
  const payout = (5_000n * chosen.odds) / 100n;
  expect(bet).toMatchObject({ status: 'won', payout, settledAt: backend.now() });
  expect(money()).toBe(before - 5_000n + payout);
  expect(audit(backend.state.ledger)).toBeNull();
});

test('[LCH-02] a multiple pays the product of its odds when all are right, and is lost with the first wrong one', () => {
  const { backend, pass, leg, offered, send, money } = bettor();
  const matches = offered().slice(0, 3);
  const right = matches.map((match) => leg(match, pickOf(match, true)));
  const wrong = matches.map((match, index) => leg(match, pickOf(match, index > 0)));
  const before = money();
  send({ key: 'right', legs: right });
  send({ key: 'wrong', legs: wrong });
  const [won, lost] = backend.state.bets;
  pass((matches[0]?.endsAt ?? 0) - backend.now());
  settleSlips(backend);
  expect([won?.status, lost?.status]).toEqual(['running', 'lost']);
  pass(6 * 60 * minute);
  settleSlips(backend);
  const payout = payoutOf(
    5_000n,
    right.map(({ odds }) => odds),
  );
  expect(won).toMatchObject({ status: 'won', payout });
  expect(money()).toBe(before - 10_000n + payout);
  expect(audit(backend.state.ledger)).toBeNull();
});

test('[LCH-02] singles are one bet for each selection: all are placed, or none', () => {
  const { backend, leg, offered, send, money } = bettor();
  const legs = offered()
    .slice(0, 4)
    .map((match) => leg(match));
  const before = money();
  // Four stakes are more than there is, one is not.
  const stake = before / 3n;
  expect(send({ kind: 'single', stake, legs })).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect([money(), backend.state.bets]).toEqual([before, []]);
  expect(send({ kind: 'single', legs })).toHaveProperty('slip.betIds.length', 4);
  expect(money()).toBe(before - 20_000n);
  expect(backend.state.bets.map((bet) => readLegs(bet))).toEqual(legs.map((one) => [one]));
});

test('[WAL-07] the same key returns the same bet, also after the start; for another slip it is refused', () => {
  const { backend, pass, leg, offered, send, money } = bettor();
  const [match, other] = offered();
  if (!match || !other) throw new Error('No match');
  const legs = [leg(match)];
  const first = send({ legs });
  const held = money();
  expect(send({ legs })).toEqual(first);
  pass(match.startsAt - backend.now());
  expect(send({ legs })).toEqual(first);
  for (const changed of [{ legs: [leg(other)] }, { legs, stake: 6_000n }]) {
    expect(send(changed)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  }
  expect([money(), backend.state.bets.length]).toEqual([held, 1]);
});

test('[LCH-02] odds that moved, a match that started and a payout above the highest one move no money', () => {
  const { backend, pass, leg, offered, send, money } = bettor();
  const before = money();
  const matches = offered();
  const legs = matches.slice(0, 2).map((match) => leg(match));
  const [first, second] = legs;
  if (!first || !second) throw new Error('No match');
  const seen = { ...first, odds: first.odds + 1n };
  expect(send({ legs: [seen, second] })).toEqual({ problem: 'odds' });
  const high = matches.slice(0, 8).map((match) => leg(match));
  expect(send({ legs: high, stake: 10n ** 12n })).toEqual({ problem: 'payout' });
  pass(first.match.startsAt - backend.now());
  expect(send({ legs })).toEqual({ problem: 'started' });
  expect([money(), backend.state.bets, backend.state.slips.size]).toEqual([before, [], 0]);
  // Nothing keeps the key.
  expect(send({ legs: [leg(second.match)] })).toHaveProperty('slip');
});

test('selections are read from a bet as they were written; a bet of another game has none', () => {
  const { leg, offered } = bettor();
  const legs = offered()
    .slice(0, 8)
    .map((match) => leg(match, 'over'));
  expect(readLegs({ detail: writeLegs(legs) })).toEqual(legs);
  for (const detail of ['', 'HAOR3D 12 1-2-3', 'x']) expect(readLegs({ detail })).toBeNull();
});

test('a selection is open until the end of its match, and a bet as long as it can be won', () => {
  const { leg, offered } = bettor();
  const [match] = offered();
  if (!match) throw new Error('No match');
  const right = leg(match, pickOf(match, true));
  const wrong = leg(match, pickOf(match, false));
  expect(stateOfLeg(1, right, match.endsAt - 1)).toBe('open');
  expect([right, wrong].map((one) => stateOfLeg(1, one, match.endsAt))).toEqual(['won', 'lost']);
  expect(payoutNow(1, { stake: 100n, legs: [right] }, match.endsAt - 1)).toBeNull();
  expect(payoutNow(1, { stake: 100n, legs: [wrong] }, match.endsAt)).toBe(0n);
});

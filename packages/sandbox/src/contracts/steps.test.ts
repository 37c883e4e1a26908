import { expect, test } from 'vitest';
import { day, minute } from '../core/calendar.ts';
import type { Stage } from '../testing/stage.ts';
import { desk } from './desk.fixture.ts';
import { take } from './process.ts';
import { type ContractRecord, operatorId } from './record.ts';
import { advance, contractsOf } from './store.ts';

// The effect of steps and of time on a contract.

const stateOf = ({ status, endedAt }: ContractRecord) => ({ status, endedAt });
const advanced = ({ backend }: Pick<Stage, 'backend'>, contract: ContractRecord) => {
  advance(backend);
  return contract.status;
};

test('[AGT-13] an accepted offer begins at its first instant, not before', () => {
  const at = desk();
  const effectiveFrom = at.backend.now() + 10;
  const offer = at.write('CT-1', { status: 'offered', effectiveFrom, answersAt: 1e15 });
  expect(take(at.backend, '2', offer, 'accept')).toEqual([]);
  expect([offer.status, offer.answersAt]).toEqual(['accepted', null]);
  at.pass(9);
  expect(advanced(at, offer)).toBe('accepted');
  at.pass(1);
  expect(advanced(at, offer)).toBe('active');
  // Its first day has passed already: it begins at once.
  const late = at.write('CT-2', { status: 'offered' });
  take(at.backend, '2', late, 'accept');
  expect(late.status).toBe('active');
});

test('[AGT-13] a contract that begins ends the one of the same kind between the same two parties', () => {
  const at = desk();
  const now = at.backend.now();
  const replaced = [at.write('CT-1'), at.write('CT-2', { status: 'terminationRequested' })];
  const kept = [
    at.write('CT-3', { kind: 'hourly' }),
    at.write('CT-4', { giverId: operatorId }),
    at.write('CT-5', { receiverId: '3' }),
    at.write('CT-6', { status: 'offered' }),
    at.write('CT-7', { status: 'accepted', effectiveFrom: now + day }),
    at.write('CT-8', { status: 'rejected', endedAt: 5 }),
  ].map((contract) => [contract, stateOf(contract)] as const);
  const begun = at.write('CT-9', { status: 'accepted', effectiveFrom: now - 7 });
  expect(advanced(at, begun)).toBe('active');
  expect(begun.endedAt).toBeNull();
  for (const one of replaced) {
    expect(stateOf(one), one.id).toEqual({ status: 'terminated', endedAt: now - 7 });
  }
  for (const [contract, before] of kept) expect(stateOf(contract), contract.id).toEqual(before);
});

test('[AGT-13] an offer that is accepted late counts from then on, the one it replaces until then', () => {
  const at = desk();
  const old = at.write('CT-1');
  const offer = at.write('CT-2', { status: 'offered' });
  at.pass(5 * day);
  const now = at.backend.now();
  take(at.backend, '2', offer, 'accept');
  expect(offer).toMatchObject({ status: 'active', effectiveFrom: now, endedAt: null });
  expect(stateOf(old)).toEqual({ status: 'terminated', endedAt: now });
});

test('[AGT-13] an offer that is withdrawn leaves the contract in force, and its downline contracts', () => {
  const at = desk();
  const own = at.write('CT-1');
  const below = at.write('CT-2', { giverId: '2', receiverId: '3' });
  for (const status of ['offered', 'accepted'] as const) {
    const next = at.write('CT-3', { status, effectiveFrom: at.backend.now() + day });
    expect(take(at.backend, '1', next, 'terminate')).toEqual([]);
    expect([next, own, below].map((one) => one.status)).toEqual(['terminated', 'active', 'active']);
  }
});

test('[AGT-13] an offer can be answered until its last instant; without a deadline it stays open', () => {
  const at = desk();
  const answerBy = at.backend.now() + 10;
  const offer = at.write('CT-1', { status: 'offered', answerBy });
  const open = at.write('CT-2', { status: 'offered' });
  at.pass(10);
  expect(advanced(at, offer)).toBe('offered');
  at.pass(1);
  expect(advanced(at, offer)).toBe('terminated');
  expect(offer.endedAt).toBe(answerBy);
  at.pass(400 * day);
  expect(advanced(at, open)).toBe('offered');
  // Only an offer expires.
  const active = at.write('CT-3', { answerBy });
  expect(advanced(at, active)).toBe('active');
});

test('[AGT-13] a refused offer is over, a refused termination changes nothing', () => {
  const at = desk();
  const offer = at.write('CT-1', { status: 'offered', answersAt: 1e15 });
  at.pass(3);
  take(at.backend, '2', offer, 'reject');
  expect(offer).toMatchObject({ status: 'rejected', endedAt: at.backend.now(), answersAt: null });
  const asked = at.write('CT-2', { status: 'terminationRequested', answersAt: 1e15 });
  take(at.backend, '1', asked, 'reject');
  expect(asked).toMatchObject({ status: 'active', endedAt: null, answersAt: null });
});

test('[AGT-13] the operator accepts a termination a day later; a member answers when they like', () => {
  const at = desk();
  const own = at.write('CT-1', { giverId: operatorId, receiverId: '1' });
  const below = at.write('CT-2');
  const answersAt = at.backend.now() + day;
  take(at.backend, '1', own, 'requestTermination');
  expect(own).toMatchObject({ status: 'terminationRequested', answersAt });
  take(at.backend, '2', below, 'requestTermination');
  expect(below).toMatchObject({ status: 'terminationRequested', answersAt: null });
  at.pass(day - 1);
  expect(advanced(at, own)).toBe('terminationRequested');
  at.pass(1);
  expect(advanced(at, own)).toBe('terminated');
  expect(own.endedAt).toBe(answersAt);
  // The downline contract ends with it.
  expect(stateOf(below)).toEqual({ status: 'terminated', endedAt: answersAt });
});

test('[AGT-13] the end of a contract ends the downline contracts at every level', () => {
  const at = desk();
  const own = at.write('CT-1');
  const below = at.write('CT-2', { giverId: '2', receiverId: '3', answersAt: 1e15 });
  const further = at.write('CT-3', { giverId: '3', receiverId: '4', status: 'offered' });
  const otherKind = at.write('CT-4', { kind: 'hourly', giverId: '2', receiverId: '3' });
  const now = at.backend.now();
  expect(take(at.backend, '1', own, 'terminate')).toEqual([
    {
      contractId: 'CT-2',
      holderId: '3',
      kind: 'daily',
      rate: 500,
      period: 'daily',
      effect: 'ends',
    },
  ]);
  for (const one of [own, below, further]) {
    expect(stateOf(one), one.id).toEqual({ status: 'terminated', endedAt: now });
    expect(one.answersAt, one.id).toBeNull();
  }
  expect(otherKind.status).toBe('active');
});

test('[AGT-13] a step that this member may not take, or not any more, changes nothing', () => {
  const at = desk();
  const active = at.write('CT-1');
  expect(take(at.backend, '2', active, 'terminate')).toBeNull();
  expect(take(at.backend, '1', active, 'accept')).toBeNull();
  expect(active.status).toBe('active');
  take(at.backend, '1', active, 'terminate');
  expect(take(at.backend, '1', active, 'terminate')).toBeNull();
});

test('[AGT-01] the operator answers a request with an offer ten minutes later, to be accepted within a week', () => {
  const at = desk();
  const { requests } = at.backend.state.agents;
  const asked = at.backend.now();
  requests.set('1 hourly', {
    ...{ agentId: '1', kind: 'hourly', period: 'daily', reference: 'RQ-71', at: asked },
  });
  at.pass(10 * minute - 1);
  expect(contractsOf(at.backend, '1')).toEqual([]);
  at.pass(1);
  // 20 November 2026, 12:10 in Dhaka: begins tomorrow, to be answered before the 27th begins.
  expect(contractsOf(at.backend, '1')).toEqual([
    expect.objectContaining({
      id: 'CT-71',
      kind: 'hourly',
      giverId: operatorId,
      receiverId: '1',
      everyMinutes: 60,
      status: 'offered',
      createdAt: asked + 10 * minute,
      effectiveFrom: Date.parse('2026-11-21T00:00:00+06:00'),
      answerBy: Date.parse('2026-11-26T23:59:59+06:00'),
    }),
  ]);
  expect(requests.size).toBe(0);
});

test('[AGT-13] contracts of a member are listed newest first, given and received ones together', () => {
  const at = desk();
  const createdAt = at.backend.now();
  at.write('CT-1', { createdAt });
  at.write('CT-3', { createdAt: createdAt + 1, giverId: '2', receiverId: '3' });
  at.write('CT-2', { createdAt });
  at.write('CT-4', { giverId: '1', receiverId: '5' });
  expect(contractsOf(at.backend, '2').map(({ id }) => id)).toEqual(['CT-3', 'CT-2', 'CT-1']);
});

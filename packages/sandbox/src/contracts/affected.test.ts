import { expect, test } from 'vitest';
import { affectedBy, affectedByOffer } from './affected.ts';
import { desk, stepsOf } from './desk.fixture.ts';

// The effects of a step on downline contracts. Agent 2 has given members 3 and 4 contracts based on that of agent 1.

const below = { giverId: '2', receiverId: '3' } as const;
const alsoBelow = { giverId: '2', receiverId: '4' } as const;

const named = (list: ReturnType<typeof affectedBy>) =>
  list.map(({ contractId, effect }) => `${contractId} ${effect}`);

test('[AGT-13] accepting a contract ends downline contracts with a higher rate, not those with the same rate', () => {
  const { backend, write } = desk();
  write('CT-1', { ...below, tiers: stepsOf(500) });
  write('CT-2', { ...alsoBelow, tiers: stepsOf(100, 501) });
  const offer = write('CT-9', { status: 'offered' });
  expect(affectedBy(backend, offer, 'accept')).toEqual([
    {
      ...{ contractId: 'CT-2', holderId: '4', kind: 'daily' },
      ...{ rate: 501, period: 'daily', effect: 'ends' },
    },
  ]);
});

test('[AGT-13] a downline contract with another period needs a new offer; with a too high rate it ends', () => {
  const { backend, write } = desk();
  write('CT-1', { ...below, period: 'weekly' });
  write('CT-2', { ...alsoBelow, period: 'weekly', tiers: stepsOf(600) });
  const offer = write('CT-9', { status: 'offered' });
  expect(named(affectedBy(backend, offer, 'accept'))).toEqual(['CT-1 needsOffer', 'CT-2 ends']);
});

test('[AGT-13] ending a contract ends all downline contracts, whatever the rate; refusing an offer ends none', () => {
  const { backend, write } = desk();
  write('CT-1', { ...below, tiers: stepsOf(1) });
  write('CT-2', { ...alsoBelow, period: 'weekly', status: 'offered' });
  // Another kind, another giver, and contracts that have ended.
  write('CT-3', { ...below, kind: 'hourly' });
  write('CT-4', { ...below, giverId: '1' });
  write('CT-5', { ...below, status: 'terminated' });
  write('CT-6', { ...below, status: 'rejected' });
  const own = write('CT-9');
  expect(named(affectedBy(backend, own, 'terminate'))).toEqual(['CT-1 ends', 'CT-2 ends']);
  expect(named(affectedBy(backend, own, 'requestTermination'))).toEqual(['CT-1 ends', 'CT-2 ends']);
  expect(affectedBy(backend, own, 'reject')).toEqual([]);
});

test('[AGT-13] ending a contract that has not begun ends downline contracts only if no other one is in force', () => {
  const { backend, write } = desk();
  const next = write('CT-1', { status: 'accepted' });
  write('CT-2', below);
  // Another kind, another receiver, and one that has ended.
  write('CT-3', { kind: 'hourly' });
  write('CT-4', { receiverId: '5' });
  const old = write('CT-5', { status: 'terminated' });
  expect(named(affectedBy(backend, next, 'terminate'))).toEqual(['CT-2 ends']);
  old.status = 'terminationRequested';
  expect(affectedBy(backend, next, 'terminate')).toEqual([]);
  expect(named(affectedBy(backend, old, 'terminate'))).toEqual(['CT-2 ends']);
});

test('[AGT-13] an offer replaces the contracts that are in force by its start between the same two parties', () => {
  const { backend, write } = desk();
  write('CT-1');
  write('CT-2', { status: 'terminationRequested' });
  write('CT-3', { status: 'accepted', effectiveFrom: 2_000 });
  // These begin later than the offer, are only offered, or have another kind, receiver or giver.
  write('CT-4', { status: 'accepted', effectiveFrom: 2_001 });
  write('CT-5', { status: 'offered', effectiveFrom: 0 });
  write('CT-6', { kind: 'hourly' });
  write('CT-7', { receiverId: '3' });
  write('CT-8', { giverId: '5' });
  // Downline contracts: as high as the offer, higher, and with another period.
  write('CT-9', { ...below, tiers: stepsOf(200) });
  write('CT-10', { ...below, tiers: stepsOf(201) });
  write('CT-11', { ...alsoBelow, tiers: stepsOf(50), period: 'weekly' });
  const affected = affectedByOffer(backend, {
    ...{ giverId: '1', receiverId: '2', kind: 'daily', period: 'daily' },
    ...{ rate: 200, effectiveFrom: 2_000 },
  });
  expect(named(affected)).toEqual([
    'CT-1 ends',
    'CT-2 ends',
    'CT-3 ends',
    'CT-10 ends',
    'CT-11 needsOffer',
  ]);
});

import { expect, test } from 'vitest';
import { affectedBy, affectedByOffer } from './affected.ts';
import { desk, stepsOf } from './desk.fixture.ts';

// What a step does to the contracts below. Agent 2 gives on to members 3 and 4 what agent 1 gave.

const below = { giverId: '2', receiverId: '3' } as const;
const alsoBelow = { giverId: '2', receiverId: '4' } as const;

const named = (list: ReturnType<typeof affectedBy>) =>
  list.map(({ contractId, effect }) => `${contractId} ${effect}`);

test('[AGT-13] taking a contract ends what was given on at a higher rate, not at the same', () => {
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

test('[AGT-13] of another period it needs a new offer, and it ends when its rate is too high as well', () => {
  const { backend, write } = desk();
  write('CT-1', { ...below, period: 'weekly' });
  write('CT-2', { ...alsoBelow, period: 'weekly', tiers: stepsOf(600) });
  const offer = write('CT-9', { status: 'offered' });
  expect(named(affectedBy(backend, offer, 'accept'))).toEqual(['CT-1 needsOffer', 'CT-2 ends']);
});

test('[AGT-13] ending a contract ends all that was given on, whatever its rate; refusing an offer nothing', () => {
  const { backend, write } = desk();
  write('CT-1', { ...below, tiers: stepsOf(1) });
  write('CT-2', { ...alsoBelow, period: 'weekly', status: 'offered' });
  // Another kind, another giver, and what is over.
  write('CT-3', { ...below, kind: 'hourly' });
  write('CT-4', { ...below, giverId: '1' });
  write('CT-5', { ...below, status: 'terminated' });
  write('CT-6', { ...below, status: 'rejected' });
  const own = write('CT-9');
  expect(named(affectedBy(backend, own, 'terminate'))).toEqual(['CT-1 ends', 'CT-2 ends']);
  expect(named(affectedBy(backend, own, 'requestTermination'))).toEqual(['CT-1 ends', 'CT-2 ends']);
  expect(affectedBy(backend, own, 'reject')).toEqual([]);
});

test('[AGT-13] what has not begun bears what was given on only while nothing else is in force', () => {
  const { backend, write } = desk();
  const next = write('CT-1', { status: 'accepted' });
  write('CT-2', below);
  // Of another kind, of somebody else, and over.
  write('CT-3', { kind: 'hourly' });
  write('CT-4', { receiverId: '5' });
  const old = write('CT-5', { status: 'terminated' });
  expect(named(affectedBy(backend, next, 'terminate'))).toEqual(['CT-2 ends']);
  old.status = 'terminationRequested';
  expect(affectedBy(backend, next, 'terminate')).toEqual([]);
  expect(named(affectedBy(backend, old, 'terminate'))).toEqual(['CT-2 ends']);
});

test('[AGT-13] an offer takes the place of what is in force by then between the same two', () => {
  const { backend, write } = desk();
  write('CT-1');
  write('CT-2', { status: 'terminationRequested' });
  write('CT-3', { status: 'accepted', effectiveFrom: 2_000 });
  // Begins after the offer does, or is none of it.
  write('CT-4', { status: 'accepted', effectiveFrom: 2_001 });
  write('CT-5', { status: 'offered', effectiveFrom: 0 });
  write('CT-6', { kind: 'hourly' });
  write('CT-7', { receiverId: '3' });
  write('CT-8', { giverId: '5' });
  // Given on: as high as the offer, higher, and of another period.
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

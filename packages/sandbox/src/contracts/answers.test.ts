import { expect, test } from 'vitest';
import { day } from '../core/calendar.ts';
import { desk } from './desk.fixture.ts';
import { advance } from './store.ts';

// Derived people answer by themselves when an offer's answer is due.

test('[AGT-13] about one in four derived downlines refuses an offer, the others accept it', () => {
  const at = desk();
  const answersAt = at.backend.now() + 10;
  const offers = Array.from({ length: 400 }, (_, index) =>
    at.write(`CT-${index}`, {
      ...{ receiverId: String(600_000 + index), status: 'offered', answersAt },
      ...{ createdAt: at.backend.now() + index, effectiveFrom: answersAt + day },
    }),
  );
  const count = (status: string) => offers.filter((offer) => offer.status === status).length;
  at.pass(9);
  advance(at.backend);
  expect(count('offered')).toBe(400);
  at.pass(1);
  advance(at.backend);
  expect(count('rejected')).toBeGreaterThan(70);
  expect(count('rejected')).toBeLessThan(130);
  expect(count('accepted')).toBe(400 - count('rejected'));
  for (const { status, endedAt, answersAt: waits } of offers) {
    expect([endedAt, waits]).toEqual([status === 'rejected' ? answersAt : null, null]);
  }
});

test('[AGT-13] an offer that a derived downline accepts late begins at that time', () => {
  const at = desk();
  const answersAt = at.backend.now() + 3 * day;
  const offers = Array.from({ length: 20 }, (_, index) =>
    at.write(`CT-${index}`, {
      ...{ receiverId: String(600_000 + index), status: 'offered', answersAt },
      createdAt: at.backend.now() + index,
    }),
  );
  at.pass(4 * day);
  advance(at.backend);
  const taken = offers.filter(({ status }) => status === 'active');
  expect(taken.length).toBeGreaterThan(0);
  for (const { effectiveFrom } of taken) expect(effectiveFrom).toBe(answersAt);
});

test('[AGT-13] an answer that was due before the offer expired counts, even when it is computed later', () => {
  const at = desk();
  const answersAt = at.backend.now() + day;
  const answerBy = answersAt + day;
  const offers = Array.from({ length: 20 }, (_, index) =>
    at.write(`CT-${index}`, {
      ...{ receiverId: String(600_000 + index), status: 'offered', answersAt, answerBy },
      createdAt: at.backend.now() + index,
    }),
  );
  at.pass(9 * day);
  advance(at.backend);
  expect(new Set(offers.map(({ status }) => status))).toEqual(new Set(['active', 'rejected']));
});

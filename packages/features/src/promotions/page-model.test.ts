import { expect, test } from 'vitest';
import { toPage } from './page-model.ts';

const wire = (status: string, rest: { rafflesLeft?: number } = {}) => ({
  promotion: {
    promotionId: 'p',
    title: 'P',
    summary: '',
    terms: 'One.\nTwo.',
    type: 'WELCOME',
    status,
    startAt: '2026-11-01T00:00:00Z',
    endAt: '2026-11-30T17:00:00Z',
    imageUrl: '/art/scene/river.svg',
  },
  eligibility: [],
  weights: [{ gameType: 'RNG', weight: '7.50' }],
  faq: [],
  bonusRate: '20',
  maxBonus: '2000.00',
  ...rest,
});
const page = (...args: Parameters<typeof wire>) => toPage(wire(...args), 'Asia/Dhaka', 'P');

test('[PRO-01] rates are percents, amounts carry the symbol, what the backend leaves out is left out', () => {
  const { weights, bonusRate, maxBonus, minDeposit, days } = page('open');
  expect(weights).toEqual([{ code: 'RNG', percent: '7.5%' }]);
  expect([bonusRate, maxBonus, minDeposit, days]).toEqual(['20%', 'P2,000.00', null, null]);
});

test('[PRO-01] the next step follows from the status: join, claim, draw, or none', () => {
  expect(page('open').act).toBe('join');
  expect(page('issued').act).toBe('claim');
  expect(page('joined', { rafflesLeft: 2 }).act).toBe('draw');
  for (const status of ['applying', 'rejected', 'claimed', 'joined', 'comingSoon', 'unheardOf']) {
    expect(page(status).act).toBeNull();
  }
  expect(page('closed', { rafflesLeft: 2 }).act).toBeNull();
});

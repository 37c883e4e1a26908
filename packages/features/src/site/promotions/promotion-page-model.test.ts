import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';
import { toPage } from './promotion-page-model.ts';

const wire = (status: string, rest: { rafflesLeft?: number; termsHtml?: string } = {}) => ({
  asOf: '2026-11-20T14:41:00Z',
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

test('[PRO-01] rates are percentages, amounts have a symbol, missing values are left out', () => {
  const { weights, bonusRate, maxBonus, minDeposit, days } = page('open');
  expect(weights).toEqual([{ code: 'RNG', percent: '7.5%' }]);
  expect([bonusRate, maxBonus, minDeposit, days]).toEqual(['20%', 'P2,000.00', null, null]);
});

test.each([
  ['open', { kind: 'act', act: 'join' }],
  ['issued', { kind: 'act', act: 'claim' }],
  ['applying', { kind: 'refresh' }],
  ['rejected', { kind: 'service' }],
  ['claimed', { kind: 'go', href: '/?member=bonusDetails', place: 'member.bonusDetails' }],
  ['joined', { kind: 'go', href: '/?member=depositv2', place: 'member.depositv2' }],
  ['signedUp', { kind: 'go', href: '/?member=depositv2', place: 'member.depositv2' }],
  ['closed', { kind: 'others' }],
  ['comingSoon', { kind: 'others' }],
  ['unheardOf', null],
  ['constructor', null],
])('[PRO-01] %s has one next step, an unknown status has none', (status, step) => {
  expect(page(status).step).toEqual(step);
});

test('[PRO-01] a member who joined can draw while there are draws left', () => {
  expect(page('joined', { rafflesLeft: 2 }).step).toEqual({ kind: 'act', act: 'draw' });
  expect(page('joined', { rafflesLeft: 0 }).step?.kind).toBe('go');
  expect(page('closed', { rafflesLeft: 2 }).step).toEqual({ kind: 'others' });
});

test('[PRO-01] an unknown type has no link', () => {
  expect(nextStep({ status: 'joined', type: 'CASHBACK', draws: null })).toBeNull();
});

test('[PRO-01] counts down to a future date; not to an invalid or a past one', () => {
  const until = (change: object, status = 'open') => {
    const { promotion, ...rest } = wire(status);
    const changed = { ...rest, promotion: { ...promotion, ...change } };
    return toPage(changed, 'Asia/Dhaka', 'P').countdown;
  };
  expect(until({})).toEqual({ to: 'end', until: Date.parse('2026-11-30T17:00:00Z') });
  const startAt = '2026-12-01T00:00:00Z';
  expect(until({ startAt }, 'comingSoon')).toEqual({ to: 'start', until: Date.parse(startAt) });
  expect(until({ endAt: 'soon' })).toBeNull();
  expect(until({ endAt: '2026-11-20T14:41:00Z' })).toBeNull();
  for (const status of ['closed', 'claimed', 'rejected']) expect(until({}, status)).toBeNull();
});

test('[PRO-01] duplicate lines of an operator are shown once, empty HTML is none', () => {
  const { promotion, ...rest } = wire('open', { termsHtml: '' });
  const twice = { ...promotion, terms: 'One.\nOne.' };
  const faq = [1, 2].map((answer) => ({ question: 'Q', answer: String(answer) }));
  const made = toPage({ ...rest, promotion: twice, eligibility: ['A', 'A'], faq }, 'UTC', 'P');
  expect(made.promotion.terms).toEqual(['One.']);
  expect([made.eligibility, made.faq.length, made.termsHtml]).toEqual([['A'], 1, null]);
});

test('[PRO-01] a page has everything that the backend says about a promotion', () => {
  const whole = {
    ...wire('rejected', { rafflesLeft: 2, termsHtml: '<p>Terms</p>' }),
    ...{ eligibility: ['Members', 'Agents'], minDeposit: '500', daysToComplete: 30 },
    ...{ reason: 'Too late.', faq: [{ question: 'Q', answer: 'A' }] },
  };
  expect(toPage(whole, 'Asia/Dhaka', 'P')).toMatchObject({
    eligibility: ['Members', 'Agents'],
    minDeposit: 'P500.00',
    days: 30,
    reason: 'Too late.',
    faq: [{ question: 'Q', answer: 'A' }],
    termsHtml: '<p>Terms</p>',
    draws: 2,
  });
});

test('[PRO-01] an invalid amount stays unchanged; a missing one is left out', () => {
  const { bonusRate: _rate, ...rest } = wire('open');
  const shown = toPage({ ...rest, maxBonus: 'much' }, 'Asia/Dhaka', 'P');
  expect(shown).toMatchObject({ bonusRate: null, maxBonus: 'much', reason: null, draws: null });
});

test('[PRO-01] a future promotion counts down to its start only', () => {
  const { promotion, ...rest } = wire('comingSoon');
  const startAt = '2026-11-20T14:41:00Z';
  expect(
    toPage({ ...rest, promotion: { ...promotion, startAt } }, 'UTC', 'P').countdown,
  ).toBeNull();
});

import { queries, type WirePromotion } from '@parlour/api-client';
import { describe, expect, test } from 'vitest';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  actOf,
  chipOf,
  promotionHref,
  promotionsOf,
  statusLook,
  toPromotion,
  typeKey,
  typesOf,
  withoutStatus,
} from './promotions-model.ts';

const wire: WirePromotion = {
  promotionId: 'p',
  title: 'Title',
  summary: 'Summary',
  terms: ' One term. \r\n\n<b>Another</b>\n',
  type: 'SLOT',
  status: 'open',
  startAt: '2026-10-31T18:00:00.000Z',
  endAt: '2026-11-30T17:59:59.000Z',
  imageUrl: '/art/scene/river.svg',
};
const promotion = toPromotion(wire, 'Asia/Dhaka');

describe('a promotion', () => {
  test('runs from day to day in the time zone of the site', () => {
    expect([promotion.start, promotion.end]).toEqual(['2026-11-01', '2026-11-30']);
    expect(toPromotion({ ...wire, endAt: 'soon' }, 'Asia/Dhaka').end).toBeNull();
  });

  test('has one term per line, as plain text', () => {
    expect(promotion.terms).toEqual(['One term.', '<b>Another</b>']);
  });

  test('shows no badge for an unknown status, and a general label for an unknown type', () => {
    expect(statusLook('applying')).toEqual({ key: 'status.promotion.applying', tone: 'warn' });
    expect(statusLook('constructor')).toBeNull();
    expect(typeKey('CASHBACK')).toBe('promoType.other');
  });
});

describe('the list', () => {
  const list = [
    { ...promotion, id: 'over', status: 'closed' },
    { ...promotion, id: 'slot' },
    { ...promotion, id: 'live', type: 'LIVE' },
  ];
  const ids = (type: string) => promotionsOf(list, type).map(({ id }) => id);

  test('lists closed promotions last and filters by type', () => {
    expect(ids('')).toEqual(['slot', 'live', 'over']);
    expect(ids('SLOT')).toEqual(['slot', 'over']);
    expect(typesOf(list)).toEqual(['SLOT', 'LIVE']);
  });

  test('[PRO-01] has one chip for all types without a label, and their addresses select it', () => {
    const strange = [
      ...list,
      { ...promotion, id: 'cash', type: 'CASHBACK' },
      { ...promotion, id: 'spin', type: 'SPIN' },
    ];
    expect(typesOf(strange)).toEqual(['SLOT', 'LIVE', 'CASHBACK']);
    expect(chipOf(strange, 'SPIN')).toBe('CASHBACK');
    expect(chipOf(strange, 'NOBODY')).toBe('');
    expect(promotionsOf(strange, 'CASHBACK').map(({ id }) => id)).toEqual(['cash', 'spin']);
  });

  test('is that of the backend, in the language of the visitor', async () => {
    const { runtime, queryClient } = createTestRuntime({ language: 'en' });
    const answer = await queryClient.fetchQuery(queries.promotions(runtime.api));
    const all = answer.map((one) => toPromotion(one, 'Asia/Dhaka'));
    expect(all[0]?.title).toBe('20% extra on the first deposit');
    expect(all.every(({ terms }) => terms.length > 1)).toBe(true);
  });
});

describe('one promotion', () => {
  test('[PRO-01] has the values of the backend, and the turnover of its bonus', () => {
    expect(toPromotion({ ...wire, turnoverTimes: 5, startAt: 'once' }, 'Asia/Dhaka')).toEqual({
      ...{ id: 'p', title: 'Title', summary: 'Summary', type: 'SLOT', status: 'open' },
      terms: ['One term.', '<b>Another</b>'],
      start: null,
      end: '2026-11-30',
      imageUrl: '/art/scene/river.svg',
      turnoverTimes: 5,
    });
    expect(promotion.turnoverTimes).toBeNull();
  });

  test('[PRO-01] from an older answer only the status "closed" is kept', () => {
    expect(withoutStatus(promotion)).toEqual({ ...promotion, status: '' });
    const over = { ...promotion, status: 'closed' };
    expect(withoutStatus(over)).toEqual(over);
  });

  test('[PRO-01] can be joined or claimed, and has its own page', () => {
    expect(['open', 'issued', 'claimed', 'constructor'].map(actOf)).toEqual([
      ...['join', 'claim', null, null],
    ]);
    expect(promotionHref('a b&c')).toBe('/promoDetail?id=a%20b%26c');
  });
});

test('[PRO-01] [ERR-01] half a character in an id of the server breaks no link', () => {
  expect(promotionHref('p-\ud83d')).toBe('/promoDetail?id=p-%EF%BF%BD');
  expect(promotionHref('p a')).toBe('/promoDetail?id=p%20a');
});

import { schemas } from '@parlour/api-client/schemas';
import { expect, test } from 'vitest';
import { sceneByName } from '../art/scene.ts';
import { createSandbox } from '../sandbox.ts';
import { promotionsIn } from './promotions.ts';

const now = Date.UTC(2026, 10, 20, 14, 41);

test('[API-04] promotions match the contract, in both languages', async () => {
  const sandbox = createSandbox({ clock: { now: () => now } });
  for (const language of ['BN', 'EN']) {
    const answer = await sandbox.fetch(
      new Request('http://sandbox.invalid/wps/promotions', { headers: { Language: language } }),
    );
    expect(schemas.getPromotions.envelope.safeParse(await answer.json())).toMatchObject({
      success: true,
    });
  }
});

test('a promotion has terms and a picture, and its dates surround the current month', () => {
  const promotions = promotionsIn('EN', now);
  expect(promotions.map(({ status }) => status)).toContain('closed');
  for (const { terms, imageUrl, startAt, endAt, status } of promotions) {
    expect(terms.split('\n').length).toBeGreaterThan(1);
    expect(sceneByName(/scene\/([\w-]+)\.svg/.exec(imageUrl)?.[1] ?? '')).toBeDefined();
    const runs = Date.parse(startAt) <= now && now <= Date.parse(endAt);
    expect(runs).toBe(status === 'open');
  }
  expect(promotions[0]).toMatchObject({
    startAt: '2026-10-31T18:00:00.000Z',
    endAt: '2026-11-30T17:59:59.000Z',
  });
});

test('the terms name the turnover requirement as well', () => {
  for (const { terms, turnoverTimes } of promotionsIn('BN', now)) {
    if (turnoverTimes !== undefined) expect(terms).toContain(` ${turnoverTimes} `);
  }
});

// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { openPage, raffle } from './page.fixture.tsx';

const join = '/wps/promotions/join';
const claim = '/wps/promotions/claim';

for (const language of ['bn', 'en'] as const) {
  test(`[PRO-01] [WAL-07] (${language}) a double press joins once, and the result is shown`, async () => {
    const page = await openPage('p-weekend-back', { language });
    await page.user.dblClick(await page.findButton('promo.join'));
    expect(await page.reads('status.promotion.signedUp')).toBeVisible();
    expect(page.sent(join)).toBe(1);
    expect(page.said()).toEqual([page.say('success.promoSignedUp')]);
  });
}

test('[PRO-01] an application is shown as one, and its status can be read again', async () => {
  const page = await openPage('p-golden-table', { who: 'demo_agent' });
  await page.press('promo.join');
  expect(await page.reads('promo.reviewing')).toBeVisible();
  expect(page.said()).toEqual([page.say('success.promoApplied')]);
  const later = page.world.now() + 31_000;
  vi.spyOn(page.world, 'now').mockReturnValue(later);
  await page.press('action.refresh');
  expect(await page.reads('status.promotion.rejected')).toBeVisible();
});

test('[PRO-01] [WAL-07] a lost answer is not called a failure; the second try sends the same key', async () => {
  const page = await openPage('p-seven-days');
  const button = await page.findButton('action.claim');
  const { totalCount: before } = await page.runtime.api.getBonuses({});
  await page.setScenario({ faults: [{ path: claim, kind: 'lost', times: 1 }] });
  await page.user.click(button);
  const unknown = await page.reads('money.unknown');
  expect(unknown).toBeVisible();
  expect(page.said()).toEqual([]);
  await page.press('action.retry');
  expect(await page.reads('status.promotion.claimed')).toBeVisible();
  expect(page.sent(claim)).toBe(2);
  expect(page.said()).toEqual([page.say('success.promoClaimed')]);
  expect(unknown).not.toBeInTheDocument();
  expect((await page.runtime.api.getBonuses({})).totalCount).toBe(before + 1);
});

test('[PRO-01] [WAL-07] the last draw still shows its result after a lost answer', async () => {
  const page = await openPage('p-friday-spins');
  await page.press('promo.draw');
  expect(await page.reads('promo.drawsLeft_one', { count: 1 })).toBeVisible();
  await page.setScenario({ faults: [{ path: raffle, kind: 'lost', times: 1 }] });
  await page.press('promo.draw');
  expect(await page.reads('money.unknown')).toBeVisible();
  const { rafflesLeft } = await page.runtime.api.getPromotion({ promotionId: 'p-friday-spins' });
  expect(rafflesLeft).toBe(0);
  await page.press('action.retry');
  expect(await page.reads('promo.noRaffleLeft')).toBeVisible();
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContainEqual(expect.stringMatching(/^Your draw result: \S/));
  expect(page.hasButton('promo.draw')).toBe(false);
  expect(page.sent(raffle)).toBe(3);
});

test('[PRO-01] [WAL-07] the second press of a double click makes no second draw, however fast the answer', async () => {
  const page = await openPage('p-friday-spins');
  await page.press('promo.draw');
  expect(await page.reads('promo.drawsLeft_one', { count: 1 })).toBeVisible();
  const again = await page.findButton('promo.draw');
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  fireEvent.click(again, { detail: 2 });
  expect(page.sent(raffle)).toBe(1);
});

test('[PRO-01] a draw made elsewhere shows an error, and the page is updated', async () => {
  const page = await openPage('p-friday-spins');
  const button = await page.findButton('promo.draw');
  const { api } = page.runtime;
  for (const key of [await newKey(), await newKey()]) {
    await api.claimRaffle({ promotionId: 'p-friday-spins' }, key);
  }
  await page.user.click(button);
  expect(await page.reads('error.alreadyDone')).toBeVisible();
  expect(await page.reads('promo.noRaffleLeft')).toBeVisible();
  expect(page.hasButton('promo.draw')).toBe(false);
});

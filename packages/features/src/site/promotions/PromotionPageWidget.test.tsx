// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { leaveAll, openPage, raffle } from './page.fixture.tsx';

afterEach(leaveAll);

const join = '/wps/promotions/join';
const claim = '/wps/promotions/claim';

/** Presses twice, like a visitor who is not sure that the first press worked. */
function pressTwice(button: HTMLElement): void {
  for (const detail of [1, 2]) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  }
}

for (const language of ['bn', 'en'] as const) {
  test(`[PRO-01] [WAL-07] (${language}) a double press joins once, and the result is shown`, async () => {
    const page = await openPage('p-weekend-back', { language });
    pressTwice(await page.button('promo.join'));
    await page.shows(page.say('status.promotion.signedUp'));
    expect(page.sent(join)).toBe(1);
    expect(page.said()).toEqual([page.say('success.promoSignedUp')]);
  });
}

test('[PRO-01] an application is shown as one, and its status can be read again', async () => {
  const page = await openPage('p-golden-table', { who: 'demo_agent' });
  (await page.button('promo.join')).click();
  await page.shows(page.say('promo.reviewing'));
  expect(page.said()).toEqual([page.say('success.promoApplied')]);
  const later = page.world.now() + 31_000;
  vi.spyOn(page.world, 'now').mockReturnValue(later);
  (await page.button('action.refresh')).click();
  await page.shows(page.say('status.promotion.rejected'));
});

test('[PRO-01] [WAL-07] a lost answer is not called a failure; the second try sends the same key', async () => {
  const page = await openPage('p-seven-days');
  await page.button('action.claim');
  const { totalCount: before } = await page.runtime.api.getBonuses({});
  await page.setScenario({ faults: [{ path: claim, kind: 'lost', times: 1 }] });
  (await page.button('action.claim')).click();
  await page.shows(page.say('money.unknown'));
  expect(page.said()).toEqual([]);
  (await page.button('action.retry')).click();
  await page.shows(page.say('status.promotion.claimed'));
  expect(page.sent(claim)).toBe(2);
  expect(page.said()).toEqual([page.say('success.promoClaimed')]);
  expect(page.place.textContent).not.toContain(page.say('money.unknown'));
  expect((await page.runtime.api.getBonuses({})).totalCount).toBe(before + 1);
});

test('[PRO-01] [WAL-07] the last draw still shows its result after a lost answer', async () => {
  const page = await openPage('p-friday-spins');
  const draw = async () => (await page.button('promo.draw')).click();
  await draw();
  await page.shows(page.say('promo.drawsLeft_one', { count: 1 }));
  await page.setScenario({ faults: [{ path: raffle, kind: 'lost', times: 1 }] });
  await draw();
  await page.shows(page.say('money.unknown'));
  const { rafflesLeft } = await page.runtime.api.getPromotion({ promotionId: 'p-friday-spins' });
  expect(rafflesLeft).toBe(0);
  (await page.button('action.retry')).click();
  await page.shows(page.say('promo.noRaffleLeft'));
  const result = page.place.querySelector('[role="status"][data-component="alert"]');
  expect(result?.textContent).toMatch(/^Your draw result: \S/);
  expect(page.has('promo.draw')).toBe(false);
  expect(page.sent(raffle)).toBe(3);
});

test('[PRO-01] [WAL-07] the second press of a double click makes no second draw, however fast the answer', async () => {
  const page = await openPage('p-friday-spins');
  const button = await page.button('promo.draw');
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  await page.shows(page.say('promo.drawsLeft_one', { count: 1 }));
  await vi.waitFor(async () =>
    expect((await page.button('promo.draw')).getAttribute('aria-busy')).toBe(null),
  );
  const again = await page.button('promo.draw');
  again.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(page.sent(raffle)).toBe(1);
});

test('[PRO-01] a draw made elsewhere shows an error, and the page is updated', async () => {
  const page = await openPage('p-friday-spins');
  await page.button('promo.draw');
  const { api } = page.runtime;
  for (const key of [await newKey(), await newKey()]) {
    await api.claimRaffle({ promotionId: 'p-friday-spins' }, key);
  }
  (await page.button('promo.draw')).click();
  await page.shows(page.say('error.alreadyDone'));
  await page.shows(page.say('promo.noRaffleLeft'));
  expect(page.has('promo.draw')).toBe(false);
});

// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from './page.fixture.tsx';

/** The buttons and links of the member's step. Its part of the page has no role and no name. */
function stepsIn(container: HTMLElement): readonly HTMLElement[] {
  const part = container.querySelector<HTMLElement>('[data-part="step"]');
  if (!part) throw new Error('There is no step');
  return [...within(part).queryAllByRole('button'), ...within(part).queryAllByRole('link')];
}

/** Promotion, status of demo_member in it, name of its one step, target of its link. */
const steps = [
  ['p-weekend-back', 'open', 'promo.join', null],
  ['p-boat-race', 'applying', 'action.refresh', null],
  ['p-golden-table', 'rejected', 'service.customerService', null],
  ['p-seven-days', 'issued', 'action.claim', null],
  ['p-welcome', 'claimed', 'promo.goTo: member.bonusDetails', '/?member=bonusDetails'],
  ['p-friday-spins', 'joined', 'promo.draw', null],
  ['p-invite', 'signedUp', 'promo.goTo: member.referral', '/?member=referral'],
  ['p-summer-fair', 'closed', 'promo.all', '/promotions'],
  ['p-vip-gold', 'comingSoon', 'promo.all', '/promotions'],
] as const;

for (const language of ['bn', 'en'] as const) {
  test.each(steps)(
    `[PRO-01] (${language}) %s: %s has one step, and only one`,
    async (id, status, step, href) => {
      const page = await openPage(id, { language });
      expect(await page.reads(`status.promotion.${status}`)).toBeVisible();
      const [offered, ...others] = stepsIn(page.container);
      const [key = '', place] = step.split(': ');
      const name = page.say(key, place ? { place: page.say(place) } : {});
      expect(offered).toHaveAccessibleName(name);
      expect(others).toEqual([]);
      expect(offered?.getAttribute('href') ?? null).toBe(href);
    },
  );
}

test('[PRO-01] a member who joined and has no draw gets a link to the games', async () => {
  const page = await openPage('p-golden-table', { who: 'demo_vip' });
  expect(await page.reads('status.promotion.joined')).toBeVisible();
  const [games] = stepsIn(page.container);
  expect(games).toHaveRole('link');
  expect(games).toHaveAttribute('href', '/live');
});

test('[PRO-01] a rejected application shows its reason, and one press opens customer service', async () => {
  const page = await openPage('p-golden-table');
  const reason = 'Your level is not gold yet';
  expect(await page.reads('promo.rejectedReason', { reason })).toBeVisible();
  await page.press('service.customerService');
  expect(page.runtime.overlays.store.getState().modal?.name).toBe('service');
});

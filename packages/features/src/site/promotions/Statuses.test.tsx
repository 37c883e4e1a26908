// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAll, openPage } from './page.fixture.tsx';

afterEach(leaveAll);

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
      await page.shows(page.say(`status.promotion.${status}`));
      const side = page.place.querySelector('[data-part="step"]');
      const offered = [...(side?.querySelectorAll('button, a') ?? [])];
      const [key = '', place] = step.split(': ');
      const name = page.say(key, place ? { place: page.say(place) } : {});
      expect(offered.map(({ textContent }) => textContent)).toEqual([name]);
      expect(offered[0]?.getAttribute('href') ?? null).toBe(href);
    },
  );
}

test('[PRO-01] a member who joined and has no draw gets a link to the games', async () => {
  const page = await openPage('p-golden-table', { who: 'demo_vip' });
  await page.shows(page.say('status.promotion.joined'));
  const side = page.place.querySelector('[data-part="step"] a');
  expect(side?.getAttribute('href')).toBe('/live');
});

test('[PRO-01] a rejected application shows its reason, and one press opens customer service', async () => {
  const page = await openPage('p-golden-table');
  await page.shows(page.say('promo.rejectedReason', { reason: 'Your level is not gold yet' }));
  (await page.button('service.customerService')).click();
  expect(page.runtime.overlays.store.getState().modal?.name).toBe('service');
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { leaveAll, openPage, raffle } from './page.fixture.tsx';

afterEach(leaveAll);

test.each(['no-such', '', null, 'x'.repeat(300), '<script>', '../p-welcome'])(
  '[PRO-01] [NAV-03] an id that does not exist (%#) shows a message, with a next step',
  async (id) => {
    const page = await openPage(id, { who: null });
    await page.shows(page.say('promo.missingTitle'));
    expect((await page.button('promo.all')).getAttribute('href')).toBe('/promotions');
    expect(page.has('action.retry')).toBe(false);
  },
);

test('[PRO-01] a closed promotion says so and links to the others, without a step to join', async () => {
  const page = await openPage('p-summer-fair', { who: null });
  await page.shows(page.say('promo.ended'));
  expect(page.has('promo.join')).toBe(false);
  const ways = [...page.place.querySelectorAll('a[href="/promotions"]')];
  expect(ways).toHaveLength(2);
});

test('[PRO-01] when it closes while its page is open the refusal is explained, the page updated', async () => {
  const page = await openPage('p-weekend-back');
  const button = await page.button('promo.join');
  await page.setScenario({ closedPromotions: ['p-weekend-back'] });
  button.click();
  await page.shows(page.say('promo.noLonger'));
  await page.shows(page.say('promo.ended'));
  expect(page.said()).toEqual([]);
  expect(page.has('promo.join')).toBe(false);
});

test('[PRO-01] a raffle that closes while its page is open makes no draw', async () => {
  const page = await openPage('p-friday-spins');
  const button = await page.button('promo.draw');
  await page.setScenario({ closedPromotions: ['p-friday-spins'] });
  button.click();
  await page.shows(page.say('promo.noLonger'));
  await page.shows(page.say('promo.ended'));
  expect(page.sent(raffle)).toBe(1);
});

const figures = (place: Element) => place.querySelector('[role="timer"]')?.textContent;

test('[PRO-01] the remaining time uses the clock of the backend, not of the device', async () => {
  const page = await openPage('p-weekend-back', {
    who: null,
    scenario: { clock: '2026-12-30T16:58:49Z' },
  });
  // Tied to the months: it runs until the end of the next month.
  await page.shows(page.say('promo.endsIn'));
  await vi.waitFor(() => expect(figures(page.place)).toBe('32 days 01:01:10'));
});

test('[PRO-01] a future promotion shows its start', async () => {
  const page = await openPage('p-vip-gold', { who: null });
  await page.shows(page.say('promo.startsIn'));
  await vi.waitFor(() => expect(figures(page.place)).toBe('10 days 03:18:55'));
  expect(page.has('promo.join')).toBe(false);
});

test('[PRO-01] at its end the page asks the backend once more and shows it as closed', async () => {
  const end = Date.parse('2026-11-30T17:59:59Z');
  const id = 'p-friday-spins';
  const page = await openPage(id, {
    who: null,
    scenario: { clock: new Date(end - 100).toISOString() },
  });
  await vi.waitFor(() => expect(figures(page.place)).toBe('00:01'));
  const asked = () => page.requests.filter((one) => one.endsWith('/promotions/detail')).length;
  expect(asked()).toBe(1);
  await page.setScenario({ clock: new Date(end).toISOString(), closedPromotions: [id] });
  const { now } = page.world;
  vi.spyOn(page.world, 'now').mockImplementation(() => now() + 100);
  await page.shows(page.say('promo.ended'));
  expect(asked()).toBe(2);
  expect(figures(page.place)).toBeUndefined();
});

test('[PRO-01] a guest reads everything, and can share the link of the page', async () => {
  const page = await openPage('p-welcome', { who: null });
  await page.shows(page.say('promo.before'));
  (await page.button('action.copyLink')).click();
  await vi.waitFor(() => expect(page.said()).toEqual([page.say('success.linkCopied')]));
  const [link = ''] = page.copyText.mock.lastCall ?? [];
  expect(new URL(link).origin).toBe(window.location.origin);
  expect(link).toMatch(/\/promoDetail\?id=p-welcome$/);
});

test('[PRO-01] a refused copy shows an error, and the link as text', async () => {
  const page = await openPage('p-welcome', { who: null, refuseCopy: true });
  (await page.button('action.copyLink')).click();
  await page.shows(page.say('error.copyFailed'));
  await page.shows('/promoDetail?id=p-welcome');
});

test('[PRO-01] the terms keep the formatting of the operator', async () => {
  const page = await openPage('p-welcome', { who: null });
  const items = () => [...page.place.querySelectorAll('[data-component="safe-html"] ul > li')];
  await vi.waitFor(() => expect(items()).toHaveLength(5));
  expect(items()[0]?.textContent).toMatch(/^Once per member/);
});

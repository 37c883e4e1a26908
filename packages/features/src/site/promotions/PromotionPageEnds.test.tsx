// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, raffle } from './page.fixture.tsx';

test.each(['no-such', '', null, 'x'.repeat(300), '<script>', '../p-welcome'])(
  '[PRO-01] [NAV-03] an id that does not exist (%#) shows a message, with a next step',
  async (id) => {
    const page = await openPage(id, { who: null });
    expect(await page.reads('promo.missingTitle')).toBeVisible();
    const others = screen.getByRole('link', { name: page.say('promo.all') });
    expect(others).toHaveAttribute('href', '/promotions');
    expect(page.hasButton('action.retry')).toBe(false);
  },
);

test('[PRO-01] a closed promotion says so and links to the others, without a step to join', async () => {
  const page = await openPage('p-summer-fair', { who: null });
  expect(await page.reads('promo.ended')).toBeVisible();
  expect(page.hasButton('promo.join')).toBe(false);
  const ways = screen.getAllByRole('link', { name: page.say('promo.all') });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/promotions', '/promotions']);
});

test('[PRO-01] when it closes while its page is open the refusal is explained, the page updated', async () => {
  const page = await openPage('p-weekend-back');
  const button = await page.findButton('promo.join');
  await page.setScenario({ closedPromotions: ['p-weekend-back'] });
  await page.user.click(button);
  expect(await page.reads('promo.noLonger')).toBeVisible();
  expect(await page.reads('promo.ended')).toBeVisible();
  expect(page.said()).toEqual([]);
  expect(page.hasButton('promo.join')).toBe(false);
});

test('[PRO-01] a raffle that closes while its page is open makes no draw', async () => {
  const page = await openPage('p-friday-spins');
  const button = await page.findButton('promo.draw');
  await page.setScenario({ closedPromotions: ['p-friday-spins'] });
  await page.user.click(button);
  expect(await page.reads('promo.noLonger')).toBeVisible();
  expect(await page.reads('promo.ended')).toBeVisible();
  expect(page.sent(raffle)).toBe(1);
});

test('[PRO-01] the remaining time uses the clock of the backend, not of the device', async () => {
  const page = await openPage('p-weekend-back', {
    who: null,
    scenario: { clock: '2026-12-30T16:58:49Z' },
  });
  // Tied to the months: it runs until the end of the next month.
  const timer = await screen.findByRole('timer', { name: page.say('promo.endsIn') });
  await waitFor(() => expect(timer).toHaveTextContent(/^32 days 01:01:10$/));
});

test('[PRO-01] a future promotion shows its start', async () => {
  const page = await openPage('p-vip-gold', { who: null });
  const timer = await screen.findByRole('timer', { name: page.say('promo.startsIn') });
  await waitFor(() => expect(timer).toHaveTextContent(/^10 days 03:18:55$/));
  expect(page.hasButton('promo.join')).toBe(false);
});

test('[PRO-01] at its end the page asks the backend once more and shows it as closed', async () => {
  const end = Date.parse('2026-11-30T17:59:59Z');
  const id = 'p-friday-spins';
  const page = await openPage(id, {
    who: null,
    scenario: { clock: new Date(end - 100).toISOString() },
  });
  const timer = await screen.findByRole('timer', { name: page.say('promo.endsIn') });
  await waitFor(() => expect(timer).toHaveTextContent(/^00:01$/));
  const asked = () => page.requests.filter((one) => one.endsWith('/promotions/detail')).length;
  expect(asked()).toBe(1);
  await page.setScenario({ clock: new Date(end).toISOString(), closedPromotions: [id] });
  const { now } = page.world;
  vi.spyOn(page.world, 'now').mockImplementation(() => now() + 100);
  expect(await page.reads('promo.ended')).toBeVisible();
  expect(asked()).toBe(2);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});

test('[PRO-01] a guest reads everything, and can share the link of the page', async () => {
  const page = await openPage('p-welcome', { who: null });
  expect(await page.reads('promo.before')).toBeVisible();
  await page.press('action.copyLink');
  await waitFor(() => expect(page.said()).toEqual([page.say('success.linkCopied')]));
  const [link = ''] = page.copyText.mock.lastCall ?? [];
  expect(new URL(link).origin).toBe(window.location.origin);
  expect(link).toMatch(/\/promoDetail\?id=p-welcome$/);
});

test('[PRO-01] a refused copy shows an error, and the link as text', async () => {
  const page = await openPage('p-welcome', { who: null, refuseCopy: true });
  await page.press('action.copyLink');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(page.say('error.copyFailed'));
  expect(alert).toHaveTextContent('/promoDetail?id=p-welcome');
});

test('[PRO-01] the terms keep the formatting of the operator', async () => {
  await openPage('p-welcome', { who: null });
  const first = await screen.findByText(/^Once per member, on/, { selector: 'li' });
  const list = first.parentElement;
  expect(list).toHaveRole('list');
  expect(list?.firstElementChild).toBe(first);
  expect(list?.children).toHaveLength(5);
});

import type { Locator, Page } from '@playwright/test';
import { expect, failedAnswers, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { say } from './texts.ts';

// Promotions (PRO-01) through the real client and the sandbox: Bengali on a phone, English on a wide page.

const join = 'POST /wps/promotions/join';
const rafflePath = '/wps/relay/MCS2_claimRafflePromotion';

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const main = (page: Page): Locator => page.getByRole('main');
const button = (page: Page, key: string): Locator =>
  main(page).getByRole('button', { name: say(key), exact: true });
const alert = (page: Page, text: string): Locator =>
  main(page).locator('[data-component="alert"]').filter({ hasText: text });

test('[PRO-01] [NAV-03] the filter is in the address, and a shared link works for visitors', async ({
  page,
}) => {
  await page.goto('/promotions?from=mail');
  const chips = main(page).getByRole('group', { name: say('promo.type') });
  await chips.getByRole('button', { name: say('promoType.live'), exact: true }).click();
  await expect(page).toHaveURL(/\?from=mail&type=LIVE$/);
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(main(page).getByRole('article')).toHaveCount(2);
  await chips.getByRole('button', { name: say('game.all'), exact: true }).click();
  await expect(page).toHaveURL(/\/promotions\?from=mail$/);

  await page.goto('/promoDetail?id=p-weekend-back');
  await expect(button(page, 'promo.join')).toBeVisible();
  await expect(main(page).getByRole('timer')).toContainText(':');
});

test('[PRO-01] [WAL-07] a member joins once, however often the button is pressed', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await page.goto('/promoDetail?id=p-weekend-back');
  await button(page, 'promo.join').dblclick();
  await expect(main(page).getByText(say('status.promotion.signedUp'))).toBeVisible();
  expect(calls.count(join)).toBe(1);
});

test.describe('when the backend refuses or does not answer', () => {
  test.use({ expectedErrors: failedAnswers });

  test('[PRO-01] an id that does not exist has a next step', async ({ page }) => {
    await page.goto('/promoDetail?id=no-such');
    await expect(main(page).getByText(say('promo.missingTitle'))).toBeVisible();
    await main(page)
      .getByRole('link', { name: say('promo.all') })
      .click();
    await expect(page).toHaveURL(/\/promotions$/);
  });

  test('[PRO-01] a promotion that closes while its page is open says so', async ({
    page,
    backend,
  }) => {
    await logIn(page);
    await page.goto('/promoDetail?id=p-friday-spins');
    await expect(button(page, 'promo.draw')).toBeVisible();
    await backend.setScenario({ closedPromotions: ['p-friday-spins'] });
    await button(page, 'promo.draw').click();
    await expect(alert(page, say('promo.noLonger'))).toBeVisible();
    await expect(alert(page, say('promo.ended'))).toBeVisible();
    await expect(button(page, 'promo.draw')).toHaveCount(0);
  });

  test('[PRO-01] [WAL-07] the second try does not draw again, and shows the result', async ({
    page,
    calls,
  }) => {
    await logIn(page);
    await page.goto('/promoDetail?id=p-friday-spins');
    await expect(button(page, 'promo.draw')).toBeVisible();
    // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
    await page.route(
      (url) => url.pathname === rafflePath,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await button(page, 'promo.draw').click();
    const unsettled = alert(page, say('money.unknown'));
    await unsettled.getByRole('button', { name: say('action.retry') }).click();
    await expect(unsettled).toHaveCount(0);
    await expect(alert(page, say('success.raffleClaimed', { prize: '' }).trim())).toBeVisible();
    await expect(main(page).getByText(say('promo.drawsLeft_one', { count: 1 }))).toBeVisible();
    expect(calls.count(`POST ${rafflePath}`)).toBe(2);
  });
});

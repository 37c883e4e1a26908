import type { Locator, Page } from '@playwright/test';
import { notFound, routes } from '../src/app/routes.ts';
import { account, menuOf, team, visit } from './centres.ts';
import { expect, failedAnswers, gateIf, isPhone, test } from './fixtures.ts';
import { cards, openSlots, playLink } from './games.ts';
import { dialog, header, logIn, openAccount, sendLogin } from './people.ts';
import { say } from './texts.ts';

// Responsible play is one tap away on every page: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
  expectedErrors: failedAnswers,
});

/** Every page of the route table. */
const paths = [...routes, notFound]
  .filter(({ target }) => target.page !== 'redirect')
  .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path));
const windows = ['/login', '/register'];

/** The visible links to the page of limits, breaks and self-exclusion. Menus and windows are closed. */
const ways = (page: Page): Locator =>
  page.locator('a[href*="member=responsiblePlay"]').filter({ visible: true });
const play = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('rg.responsiblePlay'), exact: true });
const band = (page: Page): Locator =>
  page.getByRole('region', { name: say('rg.responsiblePlay'), exact: true });

for (const who of ['visitor', 'member'] as const) {
  test(`[X-01] [LAY-07] on every page of a ${who} responsible play is one tap away${gateIf(who === 'member')}`, async ({
    page,
    rest,
  }) => {
    if (who === 'member') await logIn(page);
    else await page.goto('/');
    for (const path of paths) {
      // A logged-in member cannot open these.
      if (who === 'member' && windows.includes(path)) continue;
      await test.step(path, async () => {
        await visit(page, path);
        await rest();
        // A window over the page is closed first: a visitor is asked to log in at some pages.
        if ((await dialog(page).count()) > 0) {
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
        }
        await expect(ways(page), path).not.toHaveCount(0);
        const isBare = (await page.getByRole('contentinfo').count()) === 0;
        const isGame = isBare && (await band(page).count()) === 0;
        const place = isGame || !isPhone(page) ? header(page).or(band(page)) : band(page);
        await expect(
          place.locator('a[href*="member=responsiblePlay"]').filter({ visible: true }).first(),
          path,
        ).toBeVisible();
      });
    }
  });
}

test('[X-01] the four ways of the band lead to their part of the page', async ({ page }) => {
  await logIn(page);
  await visit(page, '/promotions');
  for (const [way, tab] of [
    ['rg.setLimit', 'rg.limits'],
    ['rg.takeBreak', 'rg.timeOut'],
    ['rg.selfExclude', 'rg.selfExclusion'],
  ] as const) {
    await band(page)
      .getByRole('link', { name: say(way), exact: true })
      .click();
    const chip = play(page).getByRole('button', { name: say(tab), exact: true });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/promotions\?member=responsiblePlay/);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  }
  await band(page)
    .getByRole('link', { name: say('rg.getHelp'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/help\?topic=responsible$/);
  const lines = page.getByRole('main').getByRole('link', { name: /0000 000 000/ });
  await expect(lines).toBeVisible();
});

test('[X-01] [GRD-01] a visitor who wants a break logs in and gets there', async ({ page }) => {
  await page.goto('/promotions');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await band(page)
    .getByRole('link', { name: say('rg.takeBreak'), exact: true })
    .click();
  await sendLogin(page);
  const chip = play(page).getByRole('button', { name: say('rg.timeOut'), exact: true });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('[X-01] [LCH-01] the shield of a game opens responsible play over the game, which stays', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await openSlots(page);
  await playLink(cards(page).first()).click();
  const launch = 'POST /wps/game/launchGame';
  await expect.poll(() => calls.count(launch)).toBe(1);
  await header(page)
    .getByRole('link', { name: say('rg.responsiblePlay'), exact: true })
    .click();
  await expect(play(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/game\?id=\d+$/);
  expect(calls.count(launch)).toBe(1);
});

test('[X-01] [LAY-03] the account, the menu of members and both centres lead there', async ({
  page,
}) => {
  await logIn(page, 'demo_agent');
  const name = say('rg.responsiblePlay');
  await openAccount(page);
  await page
    .getByRole('menuitem', { name, exact: true })
    .or(dialog(page).getByRole('link', { name, exact: true }))
    .click();
  await expect(play(page)).toBeVisible();
  await visit(page, '/?member=securityCenter');
  await expect(account(page)).toBeVisible();
  if (isPhone(page)) {
    await account(page).getByRole('link', { name, exact: true }).click();
    await expect(play(page)).toBeVisible();
    await visit(page, '/?member=securityCenter');
    await expect(account(page)).toBeVisible();
  }
  await (await menuOf(page)).getByRole('link', { name, exact: true }).click();
  await expect(play(page)).toBeVisible();
  await visit(page, '/?agent=agentTeamOverview');
  await team(page).getByRole('link', { name, exact: true }).click();
  await expect(play(page)).toBeVisible();
});

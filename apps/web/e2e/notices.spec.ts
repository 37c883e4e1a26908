import { expect, isPhone, test } from './fixtures.ts';
import { dialog, openLogin, sendLogin } from './people.ts';
import { follow } from './rest.ts';
import { say } from './texts.ts';

const announcements = { name: say('notice.announcement') };

test.describe('with announcements', () => {
  test.use({ announcements: true });

  test('[NOT-02] a visit starts with the announcements, once @gate', async ({
    page,
    calls,
    rest,
  }) => {
    await page.goto('/');
    const window = page.getByRole('dialog', announcements);
    await expect(window).toBeVisible();
    expect(calls.queries('GET /wps/relay/MCSFE_getListAnnouncements')[0]?.get('execution')).toBe(
      'B',
    );
    const rows = window.getByRole('list').first().getByRole('listitem');
    await expect(rows).toHaveCount(isPhone(page) ? 7 : 9);
    await window
      .getByRole('button', { name: say('action.close') })
      .last()
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await rest();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('[NOT-02] "not today" also applies in the next tab', async ({ page, context }) => {
    await page.goto('/');
    await dialog(page)
      .getByRole('checkbox', { name: say('notice.notToday') })
      .check();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const next = await context.newPage();
    const rest = follow(next);
    await next.goto('/');
    await expect(next.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await rest();
    await expect(dialog(next)).toHaveCount(0);
  });

  test('[NOT-02] a member sees the announcements for members after logging in', async ({
    page,
  }) => {
    await openLogin(page);
    await sendLogin(page);
    const window = page.getByRole('dialog', announcements);
    await expect(window).toBeVisible();
    await expect(window.getByRole('listitem').first()).toBeVisible();
  });
});

test('[NOT-04] [NAV-03] the page of notices keeps the open one in the address @gate', async ({
  page,
}) => {
  await page.goto('/noticePage');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.notices') })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').getByRole('button');
  const second = rows.nth(1);
  const title = (await second.locator('span > span').first().textContent()) ?? '';
  await second.click();
  await expect(page).toHaveURL(/\/noticePage\?page=1&id=.+/);
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/noticePage$/);
});

test('[NOT-04] for an unknown notice the page says so, and shows the list', async ({ page }) => {
  await page.goto('/noticePage?id=long-gone');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText(say('notice.missing'));
  await expect(main.getByRole('article')).toHaveCount(0);
  await main.getByRole('listitem').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/noticePage\?page=1&id=.+/);
  await expect(main.getByRole('article')).toBeVisible();
  await expect(main.getByRole('status')).toHaveCount(0);
});

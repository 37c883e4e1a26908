import type { Page } from '@playwright/test';
import { expect, isPhone, test } from './fixtures.ts';
import { patchValue } from './patches.ts';
import { askToLogOut, balance, dialog, header, logIn } from './people.ts';
import { follow } from './rest.ts';
import { say, saying } from './texts.ts';
import { visit } from './visit.ts';

const list = '/wps/relay/MCSFE_getListAnnouncements';
const announcements = { name: say('notice.announcement') };

test.describe('with announcements', () => {
  test.use({ announcements: true });

  /** Lets a minute pass in which nobody touches the page, and expects that nothing opens. */
  async function expectPeace(page: Page, rest: () => Promise<void>): Promise<void> {
    await rest();
    await page.clock.runFor(60_000);
    await rest();
    await expect(dialog(page)).toHaveCount(0);
  }

  test('[NOT-02] an idle visitor gets the announcements, once in a visit @gate', async ({
    page,
    calls,
    rest,
  }) => {
    await page.clock.install();
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
    await expectPeace(page, rest);
  });

  for (const touch of ['pointer', 'key', 'scroll'] as const) {
    test(`[NOT-02] after a touch of the page (${touch}) they wait for the return to it`, async ({
      page,
      backend,
      rest,
    }) => {
      await backend.setScenario({ faults: [{ path: list, kind: 'hold' }] });
      await page.clock.install();
      await page.goto('/');
      await backend.heldUp(`GET ${list}`);
      if (touch === 'pointer') {
        await page.getByRole('heading', { name: say('game.popularGames') }).click();
      }
      if (touch === 'key') await page.keyboard.press('Shift');
      if (touch === 'scroll') await page.evaluate(() => window.scrollTo(0, 200));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await backend.release();
      await expectPeace(page, rest);
      await visit(page, '/promotions');
      const other = { level: 1, name: say('nav.promotions') } as const;
      await expect(page.getByRole('heading', other)).toBeVisible();
      await visit(page, '/');
      await expect(page.getByRole('dialog', announcements)).toBeVisible();
    });
  }

  test('[NOT-02] "not today" also applies in the next tab', async ({ page, context }) => {
    await page.goto('/');
    await dialog(page)
      .getByRole('checkbox', { name: say('notice.notToday') })
      .check();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const next = await context.newPage();
    const rest = follow(next);
    await next.clock.install();
    await next.goto('/');
    await expect(next.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await expectPeace(next, rest);
  });

  test('[NOT-02] [LAY-03] after a login they are in the bell and among the messages; neither it nor the logout opens them', async ({
    page,
    rest,
  }) => {
    await page.clock.install();
    await logIn(page);
    await expectPeace(page, rest);
    const bell = header(page).locator('[data-component="message-bell"]');
    const count = async () => Number(/\d+/.exec((await bell.textContent()) ?? '')?.[0]);
    const before = await count();
    await bell.click();
    const tab = dialog(page).getByRole('radio', { name: saying(say('message.announcements')) });
    await tab.check({ force: true });
    const row = dialog(page).getByRole('listitem').getByRole('button').first();
    await row.click();
    await expect(dialog(page).getByRole('article').getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(count).toBe(before - 1);
    const question = await askToLogOut(page);
    await question.getByRole('button', { name: say('confirm.logout.action') }).click();
    await expect(balance(page)).toHaveCount(0);
    await expectPeace(page, rest);
  });

  for (const width of [320, 360]) {
    test(`[NOT-02] [A11-01] at ${width} px the pager stands whole above the buttons of the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await patchValue<{ list: { id: string }[] }>(page, list, ({ list: [first] }) => ({
        list: Array.from({ length: 60 }, (_, id) => ({ ...first, id: String(id) })),
      }));
      await page.goto('/');
      const window = page.getByRole('dialog', announcements);
      const pager = window.getByRole('navigation');
      await expect(pager).toBeInViewport({ ratio: 1 });
      for (const button of await pager.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await pager.getByRole('button', { name: say('a11y.nextPage') }).click();
      await expect(pager.getByText(say('a11y.pageOf', { page: 2, total: 9 }))).toBeVisible();
    });
  }
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

import type { Page } from '@playwright/test';
import { countCommits } from './count-commits.ts';
import { expect, isPhone, test } from './fixtures.ts';
import { dialog, field, guestMark, header } from './people.ts';
import { say } from './texts.ts';

/** React commits for opening and closing together: five, and one for a library that renders once more. */
const limit = 6;

test('[LGN-01] [MOD-03] opening and closing the login costs at most six commits, the first time and later @gate', async ({
  page,
  rest,
}) => {
  await page.addInitScript(countCommits);
  await page.goto('/hot');
  await expect(guestMark(page)).toBeVisible();
  // Parts that load later by themselves must not be counted.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('complementary', { name: say('dev.title') })).toBeAttached();
  const costs: number[] = [];
  for (const _time of ['first', 'second']) {
    await settled(page, rest);
    const before = await commits(page);
    await open(page);
    await settled(page, rest);
    await close(page);
    await settled(page, rest);
    costs.push((await commits(page)) - before);
  }
  for (const cost of costs) {
    expect(cost).toBeGreaterThan(1);
    expect(cost).toBeLessThanOrEqual(limit);
  }
});

const commits = (page: Page) => page.evaluate(() => window.commits);

const open = async (page: Page) => {
  await header(page)
    .getByRole('button', { name: say(isPhone(page) ? 'auth.login' : 'action.login'), exact: true })
    .click();
  await expect(field(page, 'auth.username')).toBeVisible();
};

const close = async (page: Page) => {
  await dialog(page)
    .getByRole('button', { name: say('action.close') })
    .click();
  await expect(dialog(page)).toHaveCount(0);
};

/** Waits until every answer has arrived and React makes no more commits. */
const settled = (page: Page, rest: () => Promise<void>): Promise<void> =>
  expect(async () => {
    const before = await commits(page);
    await rest();
    expect(await commits(page)).toBe(before);
  }).toPass();

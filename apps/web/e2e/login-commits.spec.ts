import type { Page } from '@playwright/test';
import { countCommits } from '../../../tools/counts/lib/meter.ts';
import { expect, isPhone, test } from './fixtures.ts';
import { dialog, field, guestMark, header } from './people.ts';
import { say } from './texts.ts';

declare global {
  interface Window {
    commits: number;
  }
}

/** Commits of React for opening and closing together: two for the window and its parts, two to take them away. */
const limit = 4;

test('[LGN-01] [MOD-03] opening and closing the login costs four commits, the first time and later', async ({
  page,
}) => {
  await page.addInitScript(countCommits);
  await page.goto('/hot');
  await expect(guestMark(page)).toBeVisible();
  // What arrives late by itself must not be counted.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('complementary', { name: say('dev.title') })).toBeAttached();
  const costs: number[] = [];
  for (const _time of ['first', 'second']) {
    await settled(page);
    const before = await commits(page);
    await open(page);
    await settled(page);
    await close(page);
    await settled(page);
    costs.push((await commits(page)) - before);
  }
  expect(costs).toEqual([limit, limit]);
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

/** Half a second in which React had nothing to do. */
async function settled(page: Page): Promise<void> {
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await commits(page);
        return last === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
}

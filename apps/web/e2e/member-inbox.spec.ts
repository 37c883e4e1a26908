import type { Page } from '@playwright/test';
import { menuOf, visit } from './centres.ts';
import { expect, isPhone, test } from './fixtures.ts';
import { balance, header, logIn, pressTwice } from './people.ts';
import { say, taka } from './texts.ts';

// Messages, rewards and rank in the member centre, through the real client and the sandbox.

const pageOf = (page: Page, key: string) =>
  page.getByRole('dialog', { name: say(`member.${key}`), exact: true });

/** Expects the badge of a menu entry. On a phone the menu is opened first. */
async function expectBadge(page: Page, key: string, count: number): Promise<void> {
  const entry = (await menuOf(page)).getByRole('link', { name: say(`member.${key}`) });
  const badge = say(`centre.new_${count === 1 ? 'one' : 'other'}`, { count });
  if (count > 0) await expect(entry).toContainText(badge);
  else await expect(entry).toHaveText(say(`member.${key}`));
}

test.beforeEach(async ({ page }) => {
  await logIn(page);
});

for (const language of ['bn', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[MEM-13] [MSG-01] a message is opened and read, and the badge of the menu decreases', async ({
      page,
    }) => {
      await visit(page, '/?member=messageV2');
      const inbox = pageOf(page, 'messageV2');
      const rows = inbox.locator('li > button[data-state]');
      await expect(rows).toHaveCount(6);
      const unread = rows.filter({ hasText: say('status.message.unread') });
      await expect(unread).toHaveCount(2);
      await unread.first().click();
      await expect(inbox.getByRole('article').getByRole('heading')).toBeVisible();
      if (isPhone(page)) {
        await inbox.getByRole('button', { name: say('message.toList') }).click();
      }
      await expect(unread).toHaveCount(1);
      await expectBadge(page, 'messageV2', 1);
    });

    test('[LAY-03] [MSG-01] the number of the bell is the sum of the two rows its tap shows', async ({
      page,
    }) => {
      const bell = header(page).getByRole('link', {
        name: say('a11y.messagesUnread_other', { count: 4 }),
      });
      await bell.click();
      const inbox = pageOf(page, 'messageV2');
      await expect(inbox.getByRole('definition')).toHaveText(['2', '2']);
      await inbox.getByRole('link', { name: say('message.newPromotions') }).click();
      await expect(page).toHaveURL(/\/promotions$/);
      await expect(inbox).toHaveCount(0);
    });

    test('[MEM-13] [MSG-01] [MOD-02] a message is deleted after a question', async ({ page }) => {
      await visit(page, '/?member=messageV2');
      const inbox = pageOf(page, 'messageV2');
      await inbox.locator('li > button[data-state]').first().click();
      await inbox.getByRole('button', { name: say('action.delete'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('action.delete'), exact: true })
        .click();
      await expect(
        inbox.getByText(say('paging.shown', { from: 1, to: 6, total: 13 })),
      ).toBeVisible();
    });

    test('[MEM-10] [REW-01] [WAL-07] two quick presses claim a reward once; badge and balance are updated', async ({
      page,
      calls,
    }) => {
      await visit(page, '/?member=rewardCenter');
      const centre = pageOf(page, 'rewardCenter');
      const claims = centre.getByRole('button', { name: say('action.claim'), exact: true });
      await expect(claims).toHaveCount(2);
      await pressTwice(claims.first());
      await expect(claims).toHaveCount(1);
      expect(calls.count('POST /wps/v2/rewards/claim')).toBe(1);
      await expectBadge(page, 'rewardCenter', 1);
      await page.goBack();
      await expect(balance(page)).toContainText(`${taka}12,500.00`);
    });

    test('[MEM-15] the rank page shows the level and its privileges', async ({ page }) => {
      await visit(page, '/?member=playerRank');
      const rank = pageOf(page, 'playerRank');
      await expect(rank.getByText(say('vip.currentLevel'))).toBeVisible();
      await expect(rank.getByText(say('rank.now'), { exact: true })).toBeVisible();
      await expect(rank.getByRole('heading', { name: say('rank.privileges') })).toBeVisible();
    });
  });
}

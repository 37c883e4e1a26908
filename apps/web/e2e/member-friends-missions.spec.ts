import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { menuOf, visit } from './centres.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { balance, pressTwice } from './people.ts';
import { inTaka, logInAs, playSlots } from './played.ts';
import { say, taka } from './texts.ts';

// Friends and missions (MEM-11, MEM-12) through the real client and the sandbox: Bengali on a phone,
// English on a wide page.

const claimPath = '/wps/relay/MCSFE_claimMission';

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const frameOf = (page: Page, key: string): Locator =>
  page.getByRole('dialog', { name: say(`member.${key}`), exact: true });

test.describe('friends', () => {
  const link = (page: Page): Locator =>
    frameOf(page, 'referral').getByText(/\/register\?referralCode=PADMA7$/);

  test.beforeEach(async ({ page }) => {
    await logInAs(page);
    await visit(page, '/?member=referral');
    await expect(link(page)).toBeVisible();
  });

  test('[MEM-11] [REF-01] copies the link, saves its QR code as a file, and pages through the friends', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const frame = frameOf(page, 'referral');
    await frame
      .getByRole('button', { name: say('action.copyLink') })
      .first()
      .click();
    await expect(page.getByText(say('success.linkCopied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await link(page).textContent(),
    );

    const saved = page.waitForEvent('download');
    await frame.getByRole('button', { name: say('referral.saveQr') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/PADMA7\.png$/);
    const picture = await readFile(await file.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');

    const rows = frame.locator('tbody tr[data-part="row"]');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText(`${taka}150.00`);
    await frame.getByRole('button', { name: say('a11y.nextPage') }).click();
    await expect(rows).toHaveCount(1);
    await expect(
      frame.getByText(say('referral.shown', { from: 6, to: 6, total: 6 })),
    ).toBeVisible();
  });

  test('[REF-01] when the clipboard refuses, the page says so and shows the link', async ({
    page,
  }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    const frame = frameOf(page, 'referral');
    await frame
      .getByRole('button', { name: say('action.copyLink') })
      .first()
      .click();
    await expect(frame.getByRole('alert')).toHaveText(say('error.copyFailed'));
    await expect(link(page)).toBeVisible();
  });
});

test('[CFG-02] [REF-01] the page is absent where members cannot invite friends', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ flags: { REFERRALPROMO3: false } });
  await logInAs(page);
  await visit(page, '/?member=missionLeaderboard');
  await expect(frameOf(page, 'missionLeaderboard')).toBeVisible();
  const menu = await menuOf(page);
  await expect(menu.getByRole('link', { name: say('member.rewardCenter') })).toBeVisible();
  await expect(menu.getByRole('link', { name: say('member.referral') })).toHaveCount(0);
});

test.describe('missions', () => {
  const frame = (page: Page): Locator => frameOf(page, 'missionLeaderboard');
  const slots = (page: Page): Locator => frame(page).locator('[data-mission="m-slots-20"]');
  const claim = (page: Page): Locator =>
    slots(page).getByRole('button', { name: say('action.claim'), exact: true });

  test('[MEM-12] [MIS-01] [WAL-07] a played mission is claimed once; badge and balance are updated @gate', async ({
    page,
    calls,
  }) => {
    const held = await playSlots(page, await logInAs(page));
    await visit(page, '/?member=missionLeaderboard');
    await expect(slots(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await pressTwice(claim(page));
    await expect(slots(page)).toContainText(say('reward.claimed'));
    await expect(claim(page)).toHaveCount(0);
    expect(calls.count(`POST ${claimPath}`)).toBe(1);
    const entry = (await menuOf(page)).getByRole('link', {
      name: say('member.missionLeaderboard'),
    });
    await expect(entry).toHaveText(say('member.missionLeaderboard'));
    await page.goBack();
    await expect(balance(page)).toContainText(inTaka(held + 5_000));
  });

  test('[MIS-01] a mission links to where it continues; the leaderboard shows the member in both periods', async ({
    page,
  }) => {
    await logInAs(page);
    await visit(page, '/?member=missionLeaderboard');
    const own = frame(page).locator('ol > [aria-current]');
    await expect(own).toContainText(say('leaderboard.you'));
    await expect(frame(page).getByText(say('leaderboard.sample'))).toBeVisible();
    const first = await frame(page).locator('ol > li').first().textContent();
    await frame(page)
      .getByRole('radio', { name: say('range.month') })
      .check();
    await expect(own).toContainText(say('leaderboard.you'));
    await expect(frame(page).locator('ol > li').first()).not.toHaveText(first ?? '');
    await slots(page)
      .getByRole('link', { name: say('mission.see') })
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(frame(page)).toHaveCount(0);
  });

  test.describe('when the answer is lost', () => {
    test.use({ expectedErrors: failedAnswers });

    test('[MIS-01] [WAL-07] the list is read again and shows that the reward was claimed', async ({
      page,
      calls,
    }) => {
      await playSlots(page, await logInAs(page));
      await visit(page, '/?member=missionLeaderboard');
      await expect(claim(page)).toBeVisible();
      // The browser repeats a request that the server breaks off, so the answer is lost behind the server.
      const lose = async (route: Route) => {
        await route.fetch();
        await route.abort('connectionreset');
      };
      await page.route((url) => url.pathname === claimPath, lose, { times: 1 });
      await claim(page).click();
      await expect(frame(page).getByRole('alert')).toContainText(say('mission.found'));
      await expect(claim(page)).toHaveCount(0);
      expect(calls.count(`POST ${claimPath}`)).toBe(1);
    });
  });
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { menuOf, visit } from './centres.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { balance, logIn, pressTwice } from './people.ts';
import { say, taka } from './texts.ts';

// Friends and missions (MEM-11, MEM-12) through the real client and the sandbox: Bengali on a phone,
// English on a wide page.

const claimPath = '/wps/relay/MCSFE_claimMission';

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

/** Logs in and tells the header with which further calls are made as this member. */
async function logInAs(page: Page): Promise<Readonly<Record<string, string>>> {
  const asked = page.waitForRequest('**/wps/v2/wallets/balance');
  await logIn(page);
  const headers = await (await asked).allHeaders();
  return { Authorization: headers.authorization ?? '' };
}

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

  test('[MEM-11] [REF-01] the link goes to the clipboard, its picture to a file, friends page by page', async ({
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

  test('[REF-01] a clipboard that refuses is told, and the link stands there', async ({ page }) => {
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

test('[CFG-02] [REF-01] where members invite nobody there is no such page', async ({
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

  /** Twenty rounds of slots, as a game would play them; what the wallet holds then, in cents. */
  async function play(page: Page, headers: Readonly<Record<string, string>>): Promise<number> {
    const data = {
      nodeId: 700,
      vendor: 'x',
      gameType: 'RNG',
      platform: 'W',
      language: 'EN',
      backUrl: '/',
    };
    const launched = await page.request.post('/wps/game/launchGame', {
      headers: { ...headers, 'Idempotency-Key': 'twenty-rounds-0001' },
      data,
    });
    const { value } = await launched.json();
    for (let round = 0; round < 20; round += 1) {
      const answer = await page.request.post(`${value.url}/round`, { data: '10.00' });
      expect(answer.ok()).toBe(true);
    }
    const held = await page.request.get('/wps/v2/wallets/balance', { headers });
    return Math.round(Number((await held.json()).value.sumBalance) * 100);
  }

  const written = (cents: number): string =>
    `${taka}${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

  test('[MEM-12] [MIS-01] [WAL-07] what was played is claimed once; badge and balance follow @gate', async ({
    page,
    calls,
  }) => {
    const held = await play(page, await logInAs(page));
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
    await expect(balance(page)).toContainText(written(held + 5_000));
  });

  test('[MIS-01] a mission leads to where it goes on; the leaderboard shows oneself in both periods', async ({
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

    test('[MIS-01] [WAL-07] the list is read again and tells that it was a claim', async ({
      page,
      calls,
    }) => {
      await play(page, await logInAs(page));
      await visit(page, '/?member=missionLeaderboard');
      await expect(claim(page)).toBeVisible();
      // A browser repeats by itself what a server breaks off; this is lost behind it.
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

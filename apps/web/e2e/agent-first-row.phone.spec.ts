import type { Page } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { dialog, logIn } from './people.ts';
import { say } from './texts.ts';

const row = 'tbody [data-part="row"]';

/** What a person came for on each page of the agent centre: the first row, tile or field. */
const firsts = {
  agentAnnouncement: '[role="listitem"], li',
  agentTeamOverview: '[data-component="kpi-tile"]',
  registerCenter: 'input, [data-link]',
  downlineManagmentView: row,
  personalHistoryCopy: row,
  palStatementsAgentCopy: row,
  agentRevenueReport: row,
  agentDownlineTransactionDetailsCopy: row,
  agentDividendRecordCopy2: row,
  agentDailyWages2: row,
  agentHourSalary: row,
  agentRealtimeSalary: row,
  redEnvelope: 'input',
} as const;

/** Highest distance in px between the title, which may need two lines, and the first row. */
const most = 320;

async function distance(page: Page, first: string): Promise<number> {
  const title = await dialog(page).getByRole('heading').first().boundingBox();
  const data = await dialog(page).locator(first).first().boundingBox();
  if (!title || !data) throw new Error('Title or data is not there');
  return data.y - title.y - title.height;
}

for (const language of ['bn', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } });

    test(`[AGT-01] [LAY-01] the first row of every page of the agent centre stands within 320 px of its title, ${language}`, async ({
      page,
    }) => {
      await logIn(page, 'demo_agent');
      for (const [key, first] of Object.entries(firsts)) {
        await visit(page, `/?agent=${key}`);
        const title = say(key === 'redEnvelope' ? 'team.redEnvelope' : `agent.${key}`);
        await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
        await expect(
          dialog(page).locator('[aria-busy="true"], [data-component="skeleton"]'),
        ).toHaveCount(0);
        await expect(dialog(page).locator(first).first(), key).toBeVisible();
        await expect.poll(() => distance(page, first), { message: key }).toBeLessThanOrEqual(most);
      }
    });
  });
}

test.describe('order and period', () => {
  test.use({ language: 'bn', viewport: { width: 360, height: 740 } });

  test('[AGT-04] [AGT-06] on a phone the order is chosen in the sheet, and a period follows to the next page', async ({
    page,
  }) => {
    await logIn(page, 'demo_agent');
    await visit(page, '/?agent=palStatementsAgentCopy');
    await expect(dialog(page).locator(row).first()).toBeVisible();
    await expect(dialog(page).locator('th button')).toHaveCount(0);
    await dialog(page).locator('button[data-part="summary"]').click();
    await dialog(page)
      .getByRole('button', { name: say('range.lastMonth') })
      .click();
    await expect(page).toHaveURL(/list\.from=(\d{4}-\d\d)-01&list\.to=\1-(?:28|29|30|31)$/);
    const { search } = new URL(page.url());
    const period = search.slice(search.indexOf('list.from='));
    await visit(page, '/?agent=agentTeamOverview');
    await expect(page).toHaveURL((url) => url.search.endsWith(period));
  });
});

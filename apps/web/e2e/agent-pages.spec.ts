import type { Locator, Page } from '@playwright/test';
import { visit } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { dialog, logIn } from './people.ts';
import { say } from './texts.ts';

// All pages of the agent centre: their width, and their use with the keyboard alone. Bengali on a phone, English on a
// wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const titles = {
  agentAnnouncement: 'agent.agentAnnouncement',
  agentTeamOverview: 'agent.agentTeamOverview',
  registerCenter: 'agent.registerCenter',
  downlineManagmentView: 'agent.downlineManagmentView',
  personalHistoryCopy: 'agent.personalHistoryCopy',
  palStatementsAgentCopy: 'agent.palStatementsAgentCopy',
  agentRevenueReport: 'agent.agentRevenueReport',
  agentDownlineTransactionDetailsCopy: 'agent.agentDownlineTransactionDetailsCopy',
  agentDividendRecordCopy2: 'agent.agentDividendRecordCopy2',
  agentDailyWages2: 'agent.agentDailyWages2',
  agentHourSalary: 'agent.agentHourSalary',
  agentRealtimeSalary: 'agent.agentRealtimeSalary',
  redEnvelope: 'team.redEnvelope',
} as const;

const frame = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: say(title), exact: true });

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('[AGT-01] [LAY-01] every page of the agent centre has content and is no wider than its window', async ({
  page,
}) => {
  await logIn(page, 'demo_agent');
  for (const [key, title] of Object.entries(titles)) {
    await visit(page, `/?agent=${key}`);
    const centre = frame(page, title);
    await expect(centre).toBeVisible();
    await expect(centre.locator('[aria-busy="true"], [data-component="skeleton"]')).toHaveCount(0);
    await expect(centre.locator('[data-component="error-state"]')).toHaveCount(0);
    await expect
      .poll(() =>
        dialog(page).evaluate(
          (window) =>
            window.scrollWidth <= window.clientWidth + 1 &&
            document.documentElement.scrollWidth <= innerWidth,
        ),
      )
      .toBe(true);
  }
});

test('[AGT-13] [A11-01] with the keyboard alone an offer is found, reviewed, ticked and accepted', async ({
  page,
  backend,
  calls,
}) => {
  await backend.setScenario({ world: 'agent-with-offers' });
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentRealtimeSalary');
  const centre = frame(page, titles.agentRealtimeSalary);
  await tabTo(page, centre.getByRole('button', { name: say('contract.seeOffer') }));
  await page.keyboard.press('Enter');
  const accept = say('confirm.acceptContract.action');
  await tabTo(page, centre.getByRole('button', { name: accept }));
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: say('confirm.acceptContract.title') });
  await tabTo(page, review.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, review.getByRole('button', { name: accept }));
  await page.keyboard.press('Enter');
  await expect(review).toHaveCount(0);
  expect(calls.count('POST /wps/relay/MCSFE_processRealTimeSalaryContract')).toBe(1);
  await expect
    .poll(() => centre.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
});

test('[AGT-02] [AGT-13] the alert in the overview leads to the offer', async ({ page }) => {
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentTeamOverview');
  const centre = frame(page, titles.agentTeamOverview);
  // The menu has a link of that name too.
  await centre
    .locator('[data-component="alert"]')
    .getByRole('link', { name: say('agent.agentDividendRecordCopy2'), exact: true })
    .click();
  await expect(page).toHaveURL(/agent=agentDividendRecordCopy2/);
  await expect(
    frame(page, titles.agentDividendRecordCopy2).getByRole('button', {
      name: say('contract.seeOffer'),
    }),
  ).toBeVisible();
});

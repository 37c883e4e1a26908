import type { Page } from '@playwright/test';
import { expectNoOverflow, visit, withListFilters } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { dialog, logIn } from './people.ts';
import { say } from './texts.ts';

// The reports of the agent centre (AGT-01, AGT-05 to AGT-08) through the real client and the sandbox: Bengali on a
// phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test.beforeEach(async ({ page }) => {
  await logIn(page, 'demo_agent');
});

const frame = (page: Page, key: string) =>
  page.getByRole('dialog', { name: say(`agent.${key}`), exact: true });
const rows = (page: Page) => dialog(page).getByRole('rowheader');
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(`list.${name}`);

test('[AGT-05] [NAV-09] the bets of the team, filtered by name and status; a reload keeps both filters', async ({
  page,
}) => {
  await visit(page, '/?agent=personalHistoryCopy&list.status=lost');
  await expect(frame(page, 'personalHistoryCopy')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const account = await dialog(page).locator('tbody bdi', { hasText: '***' }).first().textContent();
  const box = dialog(page).getByRole('searchbox');
  await box.fill((account ?? '').slice(0, 2));
  await box.press('Enter');
  await expect.poll(() => asked(page, 'search')).toBe((account ?? '').slice(0, 2));
  await expect(rows(page).first()).toBeVisible();
  await expectNoOverflow(page);
  await page.reload();
  await expect(dialog(page).getByRole('searchbox')).toHaveValue((account ?? '').slice(0, 2));
  await expect(rows(page).first()).toBeVisible();
});

test('[AGT-06] [AGT-07] a team is opened and left again; an income opens its details @gate', async ({
  page,
}) => {
  await visit(page, '/?agent=palStatementsAgentCopy');
  await expect(rows(page).first()).toBeVisible();
  await expectNoOverflow(page);
  await dialog(page).getByText(say('team.open'), { exact: true }).first().click();
  const mine = dialog(page).getByRole('link', { name: say('team.mine') });
  await expect(mine).toBeVisible();
  expect(asked(page, 'parentId')).not.toBeNull();
  await mine.click();
  await expect(mine).toHaveCount(0);
  expect(asked(page, 'parentId')).toBeNull();

  await visit(page, '/?agent=agentRevenueReport');
  await expect(frame(page, 'agentRevenueReport')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectNoOverflow(page);
  const details = dialog(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .getByRole('button')
    .first();
  await details.click();
  const detail = page.getByRole('dialog', { name: say('income.detail'), exact: true });
  await expect(detail.getByText(say('income.madeOf'))).toBeVisible();
  await expect(detail.locator('[data-component="data-list"]').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(details).toBeFocused();
});

test('[AGT-01] [AGT-08] announcements are read; transactions of the downlines are filtered by type', async ({
  page,
}) => {
  await visit(page, '/?agent=agentAnnouncement');
  await dialog(page).getByRole('listitem').getByRole('button').nth(1).click();
  await expect(dialog(page).getByRole('article')).toBeVisible();
  await expectNoOverflow(page);

  await visit(page, '/?agent=agentDownlineTransactionDetailsCopy');
  await expect(rows(page).first()).toBeVisible();
  await withListFilters(page, dialog(page), async (filters) => {
    await filters
      .getByRole('combobox', { name: say('record.type'), exact: true })
      .selectOption('deposit');
  });
  await expect.poll(() => asked(page, 'type')).toBe('deposit');
  const table = dialog(page).getByRole('table');
  await expect(table.getByText(say('wallet.withdrawal'), { exact: true })).toHaveCount(0);
  await expect(table.getByText(say('wallet.deposit'), { exact: true }).first()).toBeVisible();
  await expectNoOverflow(page);
});

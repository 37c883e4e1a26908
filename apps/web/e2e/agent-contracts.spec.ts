import type { Locator, Page } from '@playwright/test';
import { menuOf, visit, withListFilters } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { logIn, pressTwice } from './people.ts';
import { say, saying } from './texts.ts';

// Contracts of an agent (AGT-09 to AGT-13) through the real client and the sandbox: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

const frame = (page: Page, key: string): Locator =>
  page.getByRole('dialog', { name: say(`agent.${key}`), exact: true });

test('[AGT-13] [AGT-12] an offer is reviewed together with every contract below, and accepted once @gate', async ({
  page,
  backend,
  calls,
}) => {
  await backend.setScenario({ world: 'agent-with-offers' });
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentRealtimeSalary');
  const centre = frame(page, 'agentRealtimeSalary');
  await centre.getByRole('button', { name: say('contract.seeOffer') }).click();
  await centre.getByRole('button', { name: say('confirm.acceptContract.action') }).click();
  const review = page.getByRole('dialog', { name: say('confirm.acceptContract.title') });
  await expect(review.getByRole('listitem').first()).toBeVisible();
  const accept = review.getByRole('button', { name: say('confirm.acceptContract.action') });
  await expect(accept).toBeDisabled();
  await review.getByRole('checkbox').check();
  await pressTwice(accept);
  await expect(review).toHaveCount(0);
  expect(calls.count('POST /wps/relay/MCSFE_processRealTimeSalaryContract')).toBe(1);
  await expect(
    centre.getByText(say('status.contract.accepted'), { exact: true }).first(),
  ).toBeVisible();
});

test('[AGT-09] [AGT-10] [AGT-11] [AGT-12] the contract pages exist only with their flags', async ({
  page,
  backend,
}) => {
  await backend.setScenario({ world: 'agent-without-contracts' });
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentDividendRecordCopy2');
  await expect(page).toHaveURL(/agent=agentTeamOverview/);
  await expect(frame(page, 'agentTeamOverview')).toBeVisible();
  const menu = await menuOf(page, 'agent');
  await expect(menu.getByRole('link').first()).toBeVisible();
  for (const key of [
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
  ]) {
    await expect(menu.getByRole('link', { name: say(`agent.${key}`), exact: true })).toHaveCount(0);
  }
});

test('[AGT-09] [AGT-13] a dividend shows how it is calculated; the address keeps the filters of the list', async ({
  page,
}) => {
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentDividendRecordCopy2');
  const centre = frame(page, 'agentDividendRecordCopy2');
  // The newest period may have begun today, and then no rate counts yet.
  const settled = centre.getByRole('row').filter({ hasText: say('status.payment.completed') });
  await settled
    .first()
    .getByRole('button', { name: saying(say('contract.why')) })
    .click();
  const why = page.getByRole('dialog', { name: say('contract.explanation'), exact: true });
  await expect(why.getByText(say('contract.counts'), { exact: true })).toBeVisible();
  await expect(why.getByText(say('contract.differs'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await withListFilters(page, centre, async (filters) => {
    await filters
      .getByRole('combobox', { name: say('record.status') })
      .selectOption({ label: say('status.payment.completed') });
  });
  await expect(page).toHaveURL(/list\.status=completed/);
});

test('[AGT-13] an offer above the agent’s own rate is not sent, and keeps what was typed', async ({
  page,
  calls,
}) => {
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentDividendRecordCopy2');
  const centre = frame(page, 'agentDividendRecordCopy2');
  await centre.getByRole('radio', { name: say('team.downline') }).check();
  await centre.getByRole('button', { name: say('contract.makeOffer') }).click();
  const form = page.getByRole('dialog', { name: saying(say('contract.offerNew')) });
  const rate = form.getByRole('textbox', { name: saying(say('contract.rate')) });
  await rate.fill('15.01');
  await expect(rate).toHaveAccessibleDescription(/15%/);
  await form.getByRole('button', { name: say('contract.sendOffer') }).click();
  await expect(form.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await centre.getByRole('button', { name: say('contract.makeOffer') }).click();
  await expect(rate).toHaveValue('15.01');
  expect(calls.count('PUT /wps/agent/contracts')).toBe(0);
});

test('[AGT-13] before an offer is sent, its effects are shown; "no" sends nothing', async ({
  page,
  calls,
}) => {
  await logIn(page, 'demo_agent');
  await visit(page, '/?agent=agentDividendRecordCopy2');
  const centre = frame(page, 'agentDividendRecordCopy2');
  await centre.getByRole('radio', { name: say('team.downline') }).check();
  await centre.getByRole('button', { name: say('contract.makeOffer') }).click();
  const form = page.getByRole('dialog', { name: saying(say('contract.offerNew')) });
  await form.getByRole('combobox').click();
  await form.getByRole('option').first().click();
  const typed = {
    'contract.rate': '1',
    'contract.periodicValidBet': '1000',
    'team.activeMembers': '3',
  };
  for (const [key, value] of Object.entries(typed)) {
    await form.getByRole('textbox', { name: saying(say(key)) }).fill(value);
  }
  await form.getByRole('button', { name: say('contract.sendOffer') }).click();
  const review = page.getByRole('dialog', { name: say('contract.offerSure') });
  await expect(
    review
      .getByRole('listitem')
      .or(review.getByText(say('agentMsg.noneAffected')))
      .first(),
  ).toBeVisible();
  await review.getByRole('button', { name: say('action.cancel') }).click();
  await expect(review).toHaveCount(0);
  expect(calls.count('GET /wps/agent/contracts/offer/effects')).toBe(1);
  expect(calls.count('PUT /wps/agent/contracts')).toBe(0);
});

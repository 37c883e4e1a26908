// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OverlayHost } from '../../../shared/shell/OverlayHost.tsx';
import { stubMatchMedia } from '../../../testing/browser.fixture.ts';
import { logIn } from '../../../testing/log-in.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { timesSent } from '../../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../../testing/test-runtime.tsx';
import { WithdrawWidget } from '../WithdrawWidget.tsx';

stubMatchMedia(false);

const secret = '135791';
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const step = () => screen.getByRole('listitem', { current: 'step' });

async function opened(setup: TestRuntime) {
  await logIn(setup);
  const page = renderPage(
    setup,
    <>
      <WithdrawWidget pollMs={false} />
      <OverlayHost registry={{}} />
    </>,
  );
  await screen.findByRole('list', { name: 'Steps of your first withdrawal' });
  return page;
}
type Page = Awaited<ReturnType<typeof opened>>;

async function typeAccount({ user }: Page, number: string, name?: string) {
  await user.click(await screen.findByRole('radio', { name: /Jhinuk/ }));
  await user.click(await press('Next'));
  await user.type(await screen.findByRole('textbox', { name: /^Account number/ }), number);
  if (name !== undefined) {
    await user.type(screen.getByRole('textbox', { name: /^Account name/ }), name);
  }
  await user.click(await press('Next'));
}
async function typeNewPassword({ user }: Page, login = 'Parlour#2026') {
  await user.type(await screen.findByLabelText(/^Your login password/), login);
  await user.type(screen.getByLabelText(/^New transaction password/), secret);
  await user.type(screen.getByLabelText(/^Confirm transaction password/), secret);
  await user.click(await press('Continue'));
}

/** A member with money and a transaction password, but without an account. */
async function withoutAccount(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { api } = setup.runtime;
  for (const { accountId } of (await api.getPayoutAccounts()).accounts) {
    await api.removePayoutAccount({ accountId, paymentPassword: '246810' });
  }
  return setup;
}

test('[WAL-03] a first withdrawal is one path: method, account, password, amount', async () => {
  const setup = await withoutAccount();
  const page = await opened(setup);
  await typeAccount(page, '01712 345-678');
  expect(step()).toHaveTextContent('Password');
  expect(screen.getByText(/01712 345-678, Rafid Hasan\. Check the number once more/)).toBeVisible();
  await page.user.type(screen.getByLabelText(/^Transaction password/), '246810');
  await page.user.click(await press('Add account'));
  await screen.findByRole('heading', { name: 'How much do you want to withdraw?' });
  expect(step()).toHaveTextContent('Amount');
  await page.user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
  // The password was typed in the step before.
  await page.user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await page.user.click(question.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(timesSent(setup, 'POST /wps/v2/withdraw')).toBe(1));
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Steps of your first withdrawal' })).toBeNull(),
  );
});

test('[WAL-03] a new member sets the transaction password on the way; a wrong login password keeps everything', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario('new-member');
  const page = await opened(setup);
  await typeAccount(page, '01712345678', 'Rafid Hasan');
  await typeNewPassword(page, 'wrong');
  await waitFor(() => expect(screen.getByLabelText(/^Your login password/)).toBeInvalid());
  expect(screen.getByLabelText(/^New transaction password/)).toHaveValue(secret);
  expect(timesSent(setup, 'PUT /wps/v2/payoutAccount')).toBe(0);
  await page.user.clear(screen.getByLabelText(/^Your login password/));
  await page.user.type(screen.getByLabelText(/^Your login password/), 'Parlour#2026');
  await page.user.click(await press('Continue'));
  await screen.findByRole('heading', { name: 'How much do you want to withdraw?' });
  const { accounts } = await setup.runtime.api.getPayoutAccounts();
  expect(accounts.map(({ accountName }) => accountName)).toEqual(['Rafid Hasan']);
});

test('[WAL-03] a refused number leads back to it; the password that was set is not set again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario('new-member');
  const page = await opened(setup);
  await typeAccount(page, '123', 'Rafid Hasan');
  await typeNewPassword(page);
  const number = await screen.findByRole('textbox', { name: /^Account number/ });
  await waitFor(() => expect(number).toBeInvalid());
  expect(number).toHaveValue('123');
  await page.user.clear(number);
  await page.user.type(number, '01712345678');
  await page.user.click(await press('Next'));
  expect(await screen.findByLabelText(/^Transaction password/)).toHaveValue(secret);
  await page.user.click(await press('Add account'));
  await screen.findByRole('heading', { name: 'How much do you want to withdraw?' });
  expect(timesSent(setup, 'POST /wps/member/paymentPassword')).toBe(1);
});

test('[WAL-07] a lost answer keeps what was typed; the account is added once', async () => {
  const setup = await withoutAccount();
  const page = await opened(setup);
  await typeAccount(page, '01712345678');
  await setup.setScenario({ faults: [{ path: '/wps/v2/payoutAccount', kind: 'lost', times: 1 }] });
  await page.user.type(screen.getByLabelText(/^Transaction password/), '246810');
  await page.user.click(await press('Add account'));
  // The account is there although its answer was lost, so the next step is the amount.
  await screen.findByRole('heading', { name: 'How much do you want to withdraw?' });
  expect((await setup.runtime.api.getPayoutAccounts()).accounts).toHaveLength(1);
});

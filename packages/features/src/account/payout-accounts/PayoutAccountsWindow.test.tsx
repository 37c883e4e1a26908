// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { PayoutAccountsWindow } from './PayoutAccountsWindow.tsx';

const path = '/wps/v2/payoutAccount';

const accountNumber = () => screen.getByRole('textbox', { name: 'Account number' });
const provider = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank or wallet' });
const password = () => screen.getByLabelText('Transaction password*');
const accounts = () => screen.getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const add = () => button('Add');

const show = (setup: TestRuntime) =>
  renderPage(
    setup,
    <PayoutAccountsWindow onClose={() => undefined} onSetPassword={() => undefined} />,
  );
/** Opens the form for a new account. */
async function begin(user: UserEvent) {
  await waitFor(() => expect(button('Add account')).toBeEnabled());
  await user.click(button('Add account'));
}

/** Opens the form for a new account and fills it in. */
async function filled() {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user, unmount } = show(setup);
  await begin(user);
  const [first] = (await setup.runtime.api.getPayoutAccounts()).providers;
  await user.selectOptions(provider(), first?.providerId ?? '');
  await user.type(accountNumber(), '0171-234 5699');
  await user.type(password(), '246810');
  return { setup, user, unmount };
}
async function answer(setup: TestRuntime, yes: boolean) {
  await waitFor(() => expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1));
  await answerQuestion(setup, yes);
}
const sent = (setup: TestRuntime) => timesSent(setup, `PUT ${path}`);
const bound = async ({ runtime }: TestRuntime) =>
  (await runtime.api.getPayoutAccounts()).accounts.length;

test('[MEM-01] [WAL-07] two presses open one question and add one account; "no" adds none', async () => {
  const { setup, user } = await filled();
  const before = await bound(setup);
  await user.click(add());
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(accountNumber()).toHaveValue('0171-234 5699');
  await pressTwiceAtOnce(add);
  await answer(setup, true);
  await waitFor(() => expect(accounts()).toHaveLength(before + 1));
  expect(sent(setup)).toBe(1);
  expect(await bound(setup)).toBe(before + 1);
  // After the account was added its values are not restored.
  await begin(user);
  expect(accountNumber()).toHaveValue('');
});

test('[MEM-01] [WAL-07] after a lost answer the form stays, and the list shows the result', async () => {
  const { setup, user } = await filled();
  const before = await bound(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await user.click(add());
  await answer(setup, true);
  expect(await screen.findByRole('group')).toBeVisible();
  expect(accountNumber()).toHaveValue('0171-234 5699');
  await user.click(button('Back'));
  await waitFor(() => expect(accounts()).toHaveLength(before + 1));
});

test('[MEM-01] typed text is restored after an expired session, the password is not', async () => {
  const { setup, user, unmount } = await filled();
  const { session } = setup.runtime;
  const chosen = provider().value;
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await user.click(add());
  await answer(setup, true);
  await waitFor(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  unmount();
  await logIn(setup);
  await begin(show(setup).user);
  await waitFor(() => expect(provider()).toHaveValue(chosen));
  expect(accountNumber()).toHaveValue('0171-234 5699');
  expect(password()).toHaveValue('');
});

test('[MEM-01] [ERR-01] an error of one form is not shown in another, and the same error is announced again', async () => {
  const { setup, user } = await filled();
  await user.click(button('Back'));
  const code = 'PAYMENT_PASSWORD_WRONG';
  await setup.setScenario({
    faults: [{ path: '/wps/v2/payoutAccount/remove', kind: 'business', code, times: 2 }],
  });
  const summary = () => screen.queryByRole('group');
  for (const _times of [1, 2]) {
    const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
    if (!remove) throw new Error('There is no account');
    await user.click(remove);
    expect(summary()).toBeNull();
    expect(password()).toBeValid();
    await user.type(password(), '135791');
    await user.click(button('Remove'));
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(password()).toBeInvalid();
    await user.click(button('Back'));
  }
  await begin(user);
  expect(summary()).toBeNull();
  expect(password()).toBeValid();
});

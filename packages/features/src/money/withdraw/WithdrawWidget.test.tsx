// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import {
  amount,
  answer,
  emptied,
  fill,
  main,
  newest,
  opened,
  password,
  path,
  question,
  refuseWith,
  sent,
  submit,
  sums,
  taka,
  unclear,
} from './widget.fixture.tsx';

const again = () => screen.getByRole('button', { name: 'Try again' });
const account = (name: RegExp) => screen.getByRole('radio', { name });

test('[MEM-04] [WAL-03] shows the fee of the backend and a summary; "no" keeps the form', async () => {
  const { setup, user } = await opened();
  await fill(user, '3,000');
  await waitFor(() => expect(sums()).toHaveTextContent(`${taka}2,970.00`));
  await user.click(submit());
  const asked = await question();
  for (const part of ['Rafid Hasan', `${taka}3,000.00`, `${taka}30.00`, `${taka}2,970.00`]) {
    expect(asked).toHaveTextContent(part);
  }
  await answer(user, 'Cancel');
  expect(sent(setup)).toBe(0);
  expect(amount()).toHaveValue('3,000');
  expect(password()).toHaveValue('246810');
});

test('[WAL-03] [WAL-07] two presses ask one question and make one order; balance and list change', async () => {
  const { setup, user } = await opened();
  const before = await main(setup);
  await fill(user, '3000');
  await pressTwiceAtOnce(submit);
  await question();
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answer(user, 'Withdraw');
  await emptied();
  expect(password()).toHaveValue('');
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBe(before - 3000);
  await waitFor(() => expect(newest()).toHaveTextContent('Pending'));
});

test('[WAL-07] warns before a second order when one for the same amount and account is open', async () => {
  const { setup, user } = await opened();
  const body = { accountId: 'pa-1', amount: '3000.00', paymentPassword: '246810' };
  const { withdrawalId } = await setup.runtime.api.createWithdrawal(body, await newKey());
  await fill(user, '3000');
  await user.click(submit());
  expect(await question()).toHaveTextContent(withdrawalId);
});

test('[WAL-03] a wrong transaction password is an error at its field; only that field is emptied', async () => {
  const { setup, user } = await opened();
  await fill(user, '500', '111111');
  await user.click(submit());
  await answer(user, 'Withdraw');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/not correct/));
  expect(password()).toHaveValue('');
  expect(amount()).toHaveValue('500');
  // The options are read again after a refusal: the error stays.
  await waitFor(() =>
    expect(setup.requests.filter((one) => one === `GET ${path}/options`)).toHaveLength(2),
  );
  expect(password()).toHaveAccessibleDescription(/not correct/);
});

test.each([
  ['499.99', `The minimum is ${taka}500.00.`],
  ['0', `The minimum is ${taka}500.00.`],
  ['20000.01', `The maximum is ${taka}20,000.00.`],
  ['19999', 'The amount is more than your balance.'],
  ['1e5', 'Enter a valid amount.'],
  ['-500', 'Enter a valid amount.'],
  ['500.123', 'Use no more than 2 decimal places.'],
])('[WAL-03] %s shows an error under the field; no question is asked', async (typed, says) => {
  const { setup, user } = await opened();
  await fill(user, typed);
  await user.click(submit());
  const limits = `At least ${taka}500.00, at most ${taka}20,000.00.`;
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(`${says} ${limits}`));
  expect(setup.requests).not.toContain(`GET ${path}/quote`);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test.each([
  ['TURNOVER_REQUIRED', /^Bet .* more before you can withdraw/],
  ['LIMIT_REACHED', /today.* At least/],
  ['INSUFFICIENT_BALANCE', /^Your balance is not enough\./],
])(
  '[WAL-03] a refusal with %s shows an error at the amount, and the form stays',
  async (code, says) => {
    const { setup, user } = await opened();
    await fill(user, '500');
    await waitFor(() => expect(sums()).toHaveTextContent(`${taka}495.00`));
    await user.click(submit());
    await question();
    await refuseWith(setup, code);
    await answer(user, 'Withdraw');
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(says));
    expect(amount()).toHaveValue('500');
    expect(password()).toHaveValue('246810');
  },
);

test('[WAL-03] a refusal that belongs to no field is shown above the form', async () => {
  const { setup, user } = await opened();
  await fill(user, '500');
  await user.click(submit());
  await question();
  await refuseWith(setup, 'ACCOUNT_LOCKED');
  await answer(user, 'Withdraw');
  expect(await screen.findByRole('group', { name: /^This account is locked\./ })).toBeVisible();
  expect(amount()).toHaveValue('500');
});

test('[WAL-03] an account that was removed meanwhile shows an error; no other is chosen instead', async () => {
  const { setup, user } = await opened();
  await fill(user, '500');
  await waitFor(() => expect(sums()).toHaveTextContent(`${taka}495.00`));
  await setup.runtime.api.removePayoutAccount({ accountId: 'pa-1', paymentPassword: '246810' });
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('radio')).not.toBeChecked());
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    /^This account is not there any more\./,
  );
  expect(amount()).toHaveValue('500');
  expect(sent(setup)).toBe(0);
});

test('[WAL-03] without a quote nothing is sent, and the second try continues', async () => {
  const { setup, user } = await opened();
  await setup.setScenario({ faults: [{ path: `${path}/quote`, kind: 'http', times: 2 }] });
  await fill(user, '500');
  await waitFor(() => expect(sums()).toHaveTextContent('Something went wrong on our side.'));
  await user.click(submit());
  const failure = await screen.findByRole('group', { name: 'The fee could not be loaded.' });
  expect(failure).toHaveTextContent('Nothing was sent.');
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await answer(user, 'Withdraw');
  await emptied();
  expect(sent(setup)).toBe(1);
});

test('[WAL-07] a lost answer shows an error, and the second try makes no second order', async () => {
  const { setup, user } = await opened();
  const before = await main(setup);
  await fill(user, '1000');
  await user.click(submit());
  await question();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await answer(user, 'Withdraw');
  expect(await screen.findByText(unclear)).toBeVisible();
  expect(amount()).toHaveValue('1000');
  await user.click(again());
  await emptied();
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBe(before - 1000);
});

test('[WAL-07] after a lost answer and a reload the same request makes no second order, with a warning', async () => {
  const deviceStorage = memoryStore();
  const before = await opened(
    { pollMs: false },
    createTestRuntime({ language: 'en', deviceStorage }),
  );
  const had = await main(before.setup);
  await fill(before.user, '1000');
  await before.user.click(submit());
  await question();
  await before.setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await answer(before.user, 'Withdraw');
  await screen.findByText(unclear);
  const [order] = (await before.setup.runtime.api.getWithdrawals({ pageNo: 1 })).rows;
  before.unmount();
  const { sandbox } = before.setup;
  const after = await opened(
    { pollMs: false },
    createTestRuntime({ language: 'en', deviceStorage, sandbox }),
  );
  await fill(after.user, '1000');
  await after.user.click(submit());
  expect(await question()).toHaveTextContent(order?.withdrawalId ?? 'an order');
  await answer(after.user, 'Withdraw');
  await emptied();
  expect(sent(after.setup)).toBe(1);
  expect(await main(after.setup)).toBe(had - 1000);
});

test('[WAL-07] offers the draft again when the session ended, but not the password', async () => {
  const before = await opened();
  const { setup } = before;
  await before.user.click(account(/^Shapla Bank/));
  await fill(before.user, '700');
  await refuseWith(setup, 'UNAUTHENTICATED', `${path}/list`);
  await act(() => setup.runtime.api.getWithdrawals({ pageNo: 3 }).catch(() => undefined));
  await waitFor(() => expect(setup.runtime.session.store.getState().kind).toBe('anonymous'));
  before.unmount();
  const after = await opened({ pollMs: false }, setup);
  expect(amount()).toHaveValue('');
  await after.user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(amount()).toHaveValue('700');
  expect(password()).toHaveValue('');
  expect(account(/^Shapla Bank/)).toBeChecked();
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const { setup, user } = await opened();
  await fill(user, '1000');
  fireEvent.click(submit(), { detail: 2 });
  expect(fireEvent.keyDown(amount(), { key: 'Enter', repeat: true })).toBe(false);
  expect(sent(setup)).toBe(0);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

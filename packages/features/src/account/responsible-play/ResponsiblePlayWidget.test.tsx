// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ResponsiblePlayWidget } from './ResponsiblePlayWidget.tsx';

const path = '/wps/responsible/limits';
const exclusion = '/wps/responsible/exclusion';

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole('textbox', { name: 'New limit' });
const submit = () => button('Set a limit');

async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(setup, <ResponsiblePlayWidget />);
  const press = (name: string) => user.click(button(name));
  await screen.findByRole('button', { name: 'Set a limit: Deposit limit, Monthly' });
  return {
    setup,
    user,
    press,
    /** Sets the monthly deposit limit, which has no value at the start. */
    set: async (value: string, action: 'Set a limit' | 'Change') => {
      const open = `${action}: Deposit limit, Monthly`;
      await user.click(await screen.findByRole('button', { name: open }));
      await user.clear(box());
      await user.type(box(), value);
      await user.click(submit());
    },
  };
}
/** Waits for the question and returns it. */
const question = ({ runtime: { dialogs } }: TestRuntime) =>
  waitFor(() => {
    expect(dialogs.getSnapshot()).toHaveLength(1);
    return dialogs.getSnapshot()[0];
  });
const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
const monthly = async ({ runtime }: TestRuntime) =>
  (await runtime.api.getPlayLimits()).limits.find(
    ({ kind, period }) => kind === 'deposit' && period === 'monthly',
  );
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  ['break', 'Time-out'],
  ['exclusion', 'Self-exclusion'],
  ['account', 'My play'],
  ['limits', 'My limits'],
  ['nonsense', 'My limits'],
])('[X-01] the part "%s" of the address opens the tab "%s"', async (part, name) => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  renderPage(setup, <ResponsiblePlayWidget part={part} />);
  expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
});

test('[X-01] the first limit starts at once; a lower one too, after a question', async () => {
  const { setup, set } = await opened();
  await set('5,000', 'Set a limit');
  await gone();
  expect(await monthly(setup)).toMatchObject({ amount: '5000.00' });
  await set('3000', 'Change');
  expect((await question(setup))?.title).toBe('Lower your limit to \u09F33,000.00?');
  await answerQuestion(setup, true);
  await gone();
  expect(await monthly(setup)).toMatchObject({ amount: '3000.00' });
  expect(sent(setup)).toBe(2);
});

test('[X-01] a higher limit starts after the time the server says, is shown with its date and can be cancelled', async () => {
  const { setup, press, set } = await opened();
  await set('5000', 'Set a limit');
  await gone();
  await set('8000', 'Change');
  expect((await question(setup))?.body).toContain('72 hours');
  await answerQuestion(setup, true);
  await gone();
  const waiting = await monthly(setup);
  expect(waiting).toMatchObject({ amount: '5000.00', pending: { amount: '8000.00' } });
  const said = /^The higher limit of \u09F38,000\.00 starts on 2026-11-23/;
  expect(await screen.findByText(said)).toBeVisible();
  await press('Keep the old limit: Deposit limit, Monthly');
  await waitFor(() => expect(screen.queryByText(/\u09F38,000\.00/)).toBeNull());
  expect(await monthly(setup)).not.toHaveProperty('pending');
});

test('[X-01] [WAL-07] "no" sends nothing; two presses send one request', async () => {
  const { setup, set } = await opened();
  await set('5000', 'Set a limit');
  await gone();
  await set('3000', 'Change');
  await question(setup);
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(1);
  expect(box()).toHaveValue('3000');
  await pressTwiceAtOnce(submit);
  await question(setup);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answerQuestion(setup, true);
  await gone();
  expect(sent(setup)).toBe(2);
});

test('[X-01] a lost answer keeps the typed value, and the list shows the result', async () => {
  const { setup, set } = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await set('5000', 'Set a limit');
  expect(await screen.findByRole('group', { name: /^Cannot reach the server/ })).toBeVisible();
  expect(box()).toHaveValue('5000');
  // The list is behind the window.
  const change = { name: 'Change: Deposit limit, Monthly' };
  expect(await screen.findByRole('button', change)).toBeVisible();
});

test("[X-01] a self-exclusion needs the password; afterwards the server's result is shown", async () => {
  const { setup, user, press } = await opened();
  const password = () => screen.getByLabelText('Password*');
  await press('Self-exclusion');
  const [shortest, ...longer] = await screen.findAllByRole('radio');
  expect(longer).toHaveLength(3);
  if (shortest) await user.click(shortest);
  await press('Next');
  await user.type(password(), 'wrong');
  await press('Exclude myself');
  await waitFor(() => expect(password()).toBeInvalid());
  expect(sent(setup, exclusion)).toBe(1);
  // Going back and on again is a new attempt: the last error is not shown.
  await press('Back');
  await press('Next');
  expect(password()).toBeValid();
  expect(screen.queryByText(/your attention/)).toBeNull();
  await user.type(password(), 'Parlour#2026');
  await press('Exclude myself');
  expect(await screen.findByText(/^You have excluded yourself until 2027-05/)).toBeVisible();
  // Above the tabs, and in this one.
  expect(screen.getAllByText(/You can still withdraw\.$/)).toHaveLength(2);
  expect((await setup.runtime.api.getPlayStatus()).paused).toBe(true);
});

// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { logIn } from '../../testing/log-in.ts';
import {
  answerQuestion,
  pressTwiceAtOnce,
  type RenderedPage,
  renderPage,
} from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { UplineWidget } from './UplineWidget.tsx';

const path = '/wps/v2/upline/transfer';
const unclear = /^No clear answer came, so we do not know yet/;

const amountBox = { name: 'Amount' };
const amount = () => screen.getByRole('textbox', amountBox);
// A password field has no role.
const password = () => screen.getByLabelText(/^Transaction password/);
const note = () => screen.getByRole('textbox', { name: /^Note/ });
const submit = () => screen.getByRole('button', { name: /^Send/ });

async function fill(user: UserEvent, money: string, secret = '246810') {
  await user.clear(amount());
  await user.type(amount(), money);
  await user.clear(password());
  await user.type(password(), secret);
}

async function opened(
  options: TestRuntimeOptions = {},
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  const page = renderPage(setup, <UplineWidget />);
  await screen.findByRole('textbox', amountBox);
  return { setup, ...page };
}

const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  waitFor(() => expect(dialogs.getSnapshot()).toHaveLength(1));
async function answer(setup: TestRuntime, yes: boolean) {
  await asked(setup);
  await answerQuestion(setup, yes);
}
const emptied = () => waitFor(() => expect(amount()).toHaveValue(''));
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
const main = async ({ runtime }: TestRuntime) => (await runtime.api.getWallets()).main;

test('[WAL-05] asks before anything is sent, and "no" keeps the form', async () => {
  const { setup, user } = await opened();
  await fill(user, '1,000');
  await user.click(submit());
  await asked(setup);
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe('Send \u09F31,000.00 to your upline?');
  expect(question?.body).toContain('de***nt');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(amount()).toHaveValue('1,000');
  expect(password()).toHaveValue('246810');
});

test('[WAL-05] [WAL-07] two presses ask one question and make one transfer; past transfers show it', async () => {
  const { setup, user } = await opened();
  const before = Number(await main(setup));
  await fill(user, '1000');
  await pressTwiceAtOnce(submit);
  await answer(setup, true);
  await emptied();
  expect(password()).toHaveValue('');
  expect(sent(setup)).toBe(1);
  expect(Number(await main(setup))).toBe(before - 1000);
  const past = within(screen.getByRole('region', { name: 'Earlier transfers' }));
  await waitFor(() => expect(past.getAllByRole('listitem')).toHaveLength(3));
});

test('[WAL-05] a wrong transaction password shows an error at its field, and the form keeps its values', async () => {
  const { setup, user } = await opened();
  await fill(user, '500', '111111');
  await user.click(submit());
  await answer(setup, true);
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/password/));
  expect(amount()).toHaveValue('500');
});

test.each([
  ['99.99', 'The minimum is \u09F3100.00.'],
  ['5000.01', 'The maximum is \u09F35,000.00.'],
  ['1e3', 'Enter a valid amount.'],
])('[WAL-05] %s shows an error under the field; no question is asked', async (typed, says) => {
  const { setup, user } = await opened();
  await fill(user, typed);
  await user.click(submit());
  const limits = 'Minimum \u09F3100.00, maximum \u09F35,000.00.';
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription(`${says} ${limits}`);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const { setup, user } = await opened();
  const before = Number(await main(setup));
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fill(user, '1000');
  await user.click(submit());
  await answer(setup, true);
  expect(await screen.findByText(unclear)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await emptied();
  expect(sent(setup)).toBe(2);
  expect(Number(await main(setup))).toBe(before - 1000);
});

test('[WAL-07] after a lost answer and a reload the same transfer is made once, with a retyped password', async () => {
  const deviceStorage = memoryStore();
  const before = await opened({ deviceStorage });
  const had = Number(await main(before.setup));
  await before.setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fill(before.user, '1000');
  await before.user.click(submit());
  await answer(before.setup, true);
  await screen.findByText(unclear);
  before.unmount();
  const after = await opened({ deviceStorage, sandbox: before.setup.sandbox });
  // The browser keeps only a mark of the first attempt. It recognises the transfer although the password differs.
  let attempts = 0;
  for (const secret of ['111111', '246810']) {
    await fill(after.user, '1000', secret);
    await after.user.click(submit());
    await answer(after.setup, true);
    attempts += 1;
    await waitFor(() => expect(sent(after.setup)).toBe(attempts));
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  }
  await emptied();
  expect(Number(await main(after.setup))).toBe(had - 1000);
});

test('[WAL-05] restores the draft when the session ended, but not the password', async () => {
  const { setup, user, unmount } = await opened();
  const { session } = setup.runtime;
  await fill(user, '1,000');
  await user.type(note(), 'eid');
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await user.click(submit());
  await answer(setup, true);
  await waitFor(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  unmount();
  await logIn(setup);
  renderPage(setup, <UplineWidget />);
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('1,000');
  expect(note()).toHaveValue('eid');
  expect(password()).toHaveValue('');
});

test('[WAL-05] a member without an upline sees a message and no form', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup, 'demo_agent');
  renderPage(setup, <UplineWidget />);
  expect(await screen.findByText('No transfer to an upline')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[WAL-05] [WAL-07] leaving the page closes its question: nothing is sent', async () => {
  const { setup, user, unmount } = await opened();
  await fill(user, '1000');
  await user.click(submit());
  await asked(setup);
  unmount();
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(sent(setup)).toBe(0);
});

test('[A11-01] a balance that arrives during a press does not move the button before the click', async () => {
  const { setup, user, container } = await opened();
  await fill(user, '1000');
  const said = container.textContent;
  const { queryKey } = queries.wallets(setup.runtime.api);
  await user.pointer({ keys: '[MouseLeft>]', target: submit() });
  await act(async () => {
    const arrived = new Promise<void>((resolve) => {
      setup.queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[1] === queryKey[1]) resolve();
      });
    });
    setup.queryClient.setQueryData(queryKey, (old) => old && { ...old, main: '5000.00' });
    await arrived;
  });
  expect(container.textContent).toBe(said);
  await user.pointer('[/MouseLeft]');
  await asked(setup);
  expect(amount()).toHaveAccessibleDescription(/4,000\.00/);
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const { setup, user } = await opened();
  await fill(user, '1000');
  fireEvent.click(submit(), { detail: 2 });
  expect(fireEvent.keyDown(amount(), { key: 'Enter', repeat: true })).toBe(false);
  expect(sent(setup)).toBe(0);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

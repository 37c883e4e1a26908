// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
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
import { WalletsWidget } from './WalletsWidget.tsx';

const path = '/wps/relay/GCS_walletTransfer';
const backPath = '/wps/relay/GCS_walletTransferBack';
const unclear = /^No clear answer came, so we do not know yet/;

/** Stands for the header, which shows the same balance. */
const Header = () => <output aria-label="Header">{useBalance().text}</output>;

const amountBox = { name: 'Amount' };
const amount = () => screen.getByRole('textbox', amountBox);
const emptied = () => waitFor(() => expect(amount()).toHaveValue(''));
const button = (name: string) => screen.getByRole('button', { name });
const submit = () => screen.getByRole('button', { name: /^Transfer(?! all)/ });
const wallet = (name: 'From' | 'To') => screen.getByRole('combobox', { name });
const allBack = { name: 'Transfer all back' };
const nothingLeft = () => waitFor(() => expect(screen.queryByRole('button', allBack)).toBeNull());
/** Waits until the list of the providers shows this balance. */
const listed = (vendor: string, balance: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Provider wallets' })).toHaveTextContent(
      `${vendor}\u09F3${balance}`,
    ),
  );

const show = (setup: TestRuntime) =>
  renderPage(
    setup,
    <>
      <Header />
      <WalletsWidget />
    </>,
  );

async function opened(
  options: TestRuntimeOptions = {},
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  const page = show(setup);
  await screen.findByRole('textbox', amountBox);
  return { setup, ...page };
}

const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
const moneyAt = async ({ runtime }: TestRuntime, vendor: string) => {
  const { main, wallets } = await runtime.api.getWallets();
  return { main, vendor: wallets.find(({ vassalage }) => vassalage === vendor)?.balance };
};
const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  waitFor(() => expect(dialogs.getSnapshot()).toHaveLength(1));
/** Presses "Transfer all back", and "yes" in its question. */
async function transferAllBack(setup: TestRuntime, user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', allBack));
  await asked(setup);
  await answerQuestion(setup, true);
}
const idle = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));

test.each([
  ['', 'Amount is required.'],
  ['0', 'The minimum is \u09F30.01.'],
  ['-20', 'Enter a valid amount.'],
  ['1e5', 'Enter a valid amount.'],
  ['1.005', 'Use no more than 2 decimal places.'],
  ['1234567890123456', 'The amount is more than your balance.'],
  ['11173.76', 'The amount is more than your balance.'],
  ['abc', 'Enter a valid amount.'],
])(
  '[WAL-02] %j shows an error under the field; nothing is sent and the form keeps its values',
  async (typed, says) => {
    const { setup, user } = await opened();
    if (typed !== '') await user.type(amount(), typed);
    await user.click(submit());
    expect(amount()).toHaveAccessibleDescription(says);
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveValue(typed);
    expect(sent(setup)).toBe(0);
  },
);

test('[WAL-02] [WAL-01] a transfer moves the money, and header and page show the same balance', async () => {
  const { setup, user } = await opened();
  await user.type(amount(), '\u09E7,\u09E6\u09E6\u09E6.\u09E7\u09E6');
  await user.click(submit());
  await emptied();
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '10173.65', vendor: '1860.60' });
  await listed('Bokulio', '1,860.60');
  const [header, page, ...others] = screen.getAllByText('\u09F312,450.00');
  expect(header).toBe(screen.getByRole('status', { name: 'Header' }));
  expect(page).toBeVisible();
  expect(others).toEqual([]);
});

test('[WAL-02] a preset and "all" fill in the amount; presets above the balance cannot be chosen', async () => {
  const { setup, user } = await opened();
  await user.click(button('500'));
  expect(amount()).toHaveValue('500');
  await user.click(button('All'));
  expect(amount()).toHaveValue('11,173.75');
  await user.click(submit());
  await emptied();
  expect((await moneyAt(setup, 'BOKULIO')).main).toBe('0.00');
  await waitFor(() => expect(button('500')).toBeDisabled());
});

test('[WAL-07] two presses in one task make one transfer', async () => {
  const { setup, user } = await opened();
  await user.type(amount(), '500');
  await pressTwiceAtOnce(submit);
  await emptied();
  expect(sent(setup)).toBe(1);
  expect((await moneyAt(setup, 'BOKULIO')).vendor).toBe('1360.50');
});

test('[WAL-07] a second click after the answer and a held key send nothing more', async () => {
  const { setup, user } = await opened();
  await user.type(amount(), '500');
  fireEvent.click(submit(), { detail: 2 });
  expect(sent(setup)).toBe(0);
  expect(fireEvent.keyDown(amount(), { key: 'Enter', repeat: true })).toBe(false);
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const { setup, user } = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await user.type(amount(), '11173.75');
  await user.click(submit());
  expect(await screen.findByText(unclear)).toBeVisible();
  expect(amount()).toHaveValue('11173.75');
  await listed('Bokulio', '12,034.25');
  // The main wallet is empty now: only the identical transfer can be sent, and it is.
  await user.click(button('Try again'));
  await emptied();
  expect(screen.queryByText(unclear)).toBeNull();
  expect(sent(setup)).toBe(2);
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '0.00', vendor: '12034.25' });
});

test('[WAL-07] after a lost answer and a reload the same transfer moves no money a second time', async () => {
  const deviceStorage = memoryStore();
  const before = await opened({ deviceStorage });
  await before.setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await before.user.type(amount(), '500');
  await before.user.click(submit());
  await screen.findByText(unclear);
  before.unmount();
  const after = await opened({ deviceStorage, sandbox: before.setup.sandbox });
  await after.user.type(amount(), '500');
  await after.user.click(submit());
  await emptied();
  expect(sent(after.setup)).toBe(1);
  expect((await moneyAt(after.setup, 'BOKULIO')).vendor).toBe('1360.50');
  // The answer is known now: the same transfer once more is a new intent.
  await idle();
  await after.user.type(amount(), '500');
  await after.user.click(submit());
  await emptied();
  expect((await moneyAt(after.setup, 'BOKULIO')).vendor).toBe('1860.50');
});

test('[WAL-07] restores the draft when the session ended, for the same member', async () => {
  const before = await opened();
  const { setup } = before;
  const { session } = setup.runtime;
  await before.user.selectOptions(wallet('To'), 'JARULET');
  await before.user.type(amount(), '1,250');
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await before.user.click(submit());
  await waitFor(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  before.unmount();
  await logIn(setup);
  const after = show(setup);
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('1,250');
  expect(wallet('To')).toHaveValue('JARULET');
  expect(submit()).toHaveTextContent('1,250.00');
  // A draft is deleted once it is sent.
  await after.user.click(submit());
  await emptied();
  after.unmount();
  show(setup);
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('');
});

test('[WAL-02] a wallet that closes before the transfer shows an error, and the form keeps its values', async () => {
  const { setup, user } = await opened();
  await user.type(amount(), '500');
  await setup.setScenario({ faults: [{ path, kind: 'business', code: 'GAME_MAINTENANCE' }] });
  await user.click(submit());
  const name = 'This wallet is under maintenance. Choose another one.';
  expect(await screen.findByRole('group', { name })).toHaveTextContent(name);
  await idle();
  expect(amount()).toHaveValue('500');
  expect(wallet('To')).toHaveValue('BOKULIO');
});

test('[WAL-02] the same wallet twice is an error at the field; a wallet in maintenance cannot be chosen', async () => {
  const { setup, user } = await opened();
  await user.selectOptions(wallet('To'), 'MAIN');
  await user.type(amount(), '5');
  await user.click(submit());
  expect(wallet('To')).toHaveAccessibleDescription('Choose two different wallets.');
  expect(sent(setup)).toBe(0);
  const closed = within(wallet('To')).getByRole('option', { name: /^Indrakeya/ });
  expect(closed).toBeDisabled();
  expect(closed).toHaveTextContent('Maintenance');
});

test('[WAL-02] transfers all back after a confirmation, in one request', async () => {
  const { setup, user } = await opened();
  await user.click(screen.getByRole('button', allBack));
  await asked(setup);
  expect(sent(setup, backPath)).toBe(0);
  await answerQuestion(setup, true);
  await nothingLeft();
  expect(sent(setup, backPath)).toBe(1);
  expect((await moneyAt(setup, 'BOKULIO')).main).toBe('12450.00');
});

test('[WAL-02] [WAL-07] two presses ask one question; leaving the page closes it', async () => {
  const { setup, unmount } = await opened();
  await pressTwiceAtOnce(() => screen.getByRole('button', allBack));
  await asked(setup);
  unmount();
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(sent(setup, backPath)).toBe(0);
});

test('[WAL-07] while all money is transferred back the form keeps its values and its button is busy', async () => {
  const { setup, user } = await opened();
  await user.type(amount(), '500');
  await setup.setScenario({ faults: [{ path: backPath, kind: 'hold' }] });
  await transferAllBack(setup, user);
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  expect(submit()).toBeEnabled();
  await user.click(submit());
  expect(sent(setup)).toBe(0);
  await setup.release();
  await idle();
  expect(amount()).toHaveValue('500');
});

test('[WAL-02] lists each wallet that could not be emptied; the rest is in the main wallet', async () => {
  const { setup, user } = await opened();
  const { api } = setup.runtime;
  await api.transferWallet({ from: 'MAIN', to: 'JARULET', amount: '70.00' }, await newKey());
  await setup.setScenario({ closedWallets: ['JARULET'] });
  await transferAllBack(setup, user);
  const [kept, ...others] = within(await screen.findByRole('alert')).getAllByRole('listitem');
  expect(kept).toHaveTextContent(/Jarulet.*165\.00.*Maintenance/i);
  expect(others).toEqual([]);
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '12285.00', vendor: '0.00' });
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
  // The wallet is open again: the same button transfers the rest.
  await setup.setScenario({});
  await transferAllBack(setup, user);
  await nothingLeft();
  expect((await moneyAt(setup, 'JARULET')).main).toBe('12450.00');
});

test('[WAL-07] after a lost answer, money that came to a vendor later is transferred back too', async () => {
  const { setup, user } = await opened();
  const { api } = setup.runtime;
  await setup.setScenario({ faults: [{ path: backPath, kind: 'lost', times: 1 }] });
  await transferAllBack(setup, user);
  expect(await screen.findByText(unclear)).toBeVisible();
  // Stands for another browser tab.
  await api.transferWallet({ from: 'MAIN', to: 'JARULET', amount: '70.00' }, await newKey());
  await user.click(button('Refresh balance'));
  await listed('Jarulet', '70.00');
  await transferAllBack(setup, user);
  await nothingLeft();
  expect((await moneyAt(setup, 'JARULET')).vendor).toBe('0.00');
});

test('[WAL-02] wallets that failed to load can be loaded again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const wallets = '/wps/relay/GCS_merchantWallet';
  await setup.setScenario({ faults: [{ path: wallets, kind: 'http', status: 502 }] });
  const { user } = renderPage(setup, <WalletsWidget />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await setup.setScenario({ faults: [] });
  await user.click(again);
  expect(await screen.findByRole('textbox', amountBox)).toBeVisible();
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { useBalance } from '../../shared/wallet/use-balance.ts';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, findIn } from '../../testing/lookup.fixture.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import {
  answerQuestion,
  clickAgain,
  holdEnter,
  press,
  pressTwice,
} from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  TestProviders,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { WalletsWidget } from './WalletsWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/relay/GCS_walletTransfer';
const backPath = '/wps/relay/GCS_walletTransferBack';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

/** Stands for the header, which shows the same balance. */
const Header = () => <output>{useBalance().text}</output>;

const find = <Found extends Element>(selector: string, at: ParentNode = box) =>
  findIn<Found>(at, selector);
const button = (name: string) => {
  const found = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const amountBox = () => find<HTMLInputElement>('input[name="amount"]');
const submit = () => find<HTMLButtonElement>('button[type="submit"]');
/** The first description of a field is its error. */
const errorOf = (name: string) => errorTextOf(find(`[name="${name}"]`));

async function write(element: HTMLInputElement | HTMLSelectElement, value: string) {
  await act(async () => {
    element.value = value;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const Page = ({ test: setup }: { readonly test: TestRuntime }) => (
  <TestProviders test={setup} language="en">
    <Header />
    <WalletsWidget />
  </TestProviders>
);

async function opened(options: TestRuntimeOptions = {}): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  await act(async () => root.render(<Page test={setup} />));
  await settled(() => expect(amountBox()).toBeTruthy());
  return setup;
}

const sent = (setup: TestRuntime, to = path) => timesSent(setup, `POST ${to}`);
const moneyAt = async ({ runtime }: TestRuntime, vendor: string) => {
  const { main, wallets } = await runtime.api.getWallets();
  return { main, vendor: wallets.find(({ vassalage }) => vassalage === vendor)?.balance };
};
const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
const idle = () => settled(() => expect(submit().getAttribute('aria-busy')).toBeNull());

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
    const setup = await opened();
    await write(amountBox(), typed);
    await press(submit());
    expect(errorOf('amount')).toBe(says);
    expect(amountBox().getAttribute('aria-invalid')).toBe('true');
    expect(amountBox().value).toBe(typed);
    expect(sent(setup)).toBe(0);
  },
);

test('[WAL-02] [WAL-01] a transfer moves the money, and header and page show the same balance', async () => {
  const setup = await opened();
  await write(amountBox(), '\u09E7,\u09E6\u09E6\u09E6.\u09E7\u09E6');
  await press(submit());
  await settled(() => expect(amountBox().value).toBe(''));
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '10173.65', vendor: '1860.60' });
  await settled(() =>
    expect(find('[data-wallet="BOKULIO"]').textContent).toContain('\u09F31,860.60'),
  );
  expect(find('output').textContent).toBe('\u09F312,450.00');
  expect(find('[data-tone="inverse"]').textContent).toContain('\u09F312,450.00');
});

test('[WAL-02] a preset and "all" fill in the amount; presets above the balance cannot be chosen', async () => {
  const setup = await opened();
  await press(button('500'));
  expect(amountBox().value).toBe('500');
  await press(button('All'));
  expect(amountBox().value).toBe('11,173.75');
  await press(submit());
  await settled(() => expect(amountBox().value).toBe(''));
  expect((await moneyAt(setup, 'BOKULIO')).main).toBe('0.00');
  await settled(() => expect(button('500').disabled).toBe(true));
});

test('[WAL-07] two presses in one task make one transfer', async () => {
  const setup = await opened();
  await write(amountBox(), '500');
  await pressTwice(submit);
  await settled(() => expect(amountBox().value).toBe(''));
  expect(sent(setup)).toBe(1);
  expect((await moneyAt(setup, 'BOKULIO')).vendor).toBe('1360.50');
});

test('[WAL-07] a second click after the answer and a held key send nothing more', async () => {
  const setup = await opened();
  await write(amountBox(), '500');
  await clickAgain(submit());
  expect(sent(setup)).toBe(0);
  const held = await holdEnter(amountBox());
  expect(held.defaultPrevented).toBe(true);
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write(amountBox(), '11173.75');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  expect(amountBox().value).toBe('11173.75');
  await settled(() =>
    expect(find('[data-wallet="BOKULIO"]').textContent).toContain('\u09F312,034.25'),
  );
  // The main wallet is empty now: only the identical transfer can be sent, and it is.
  await press(button('Try again'));
  await settled(() => expect(amountBox().value).toBe(''));
  expect(box.textContent).not.toContain('we do not know yet');
  expect(sent(setup)).toBe(2);
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '0.00', vendor: '12034.25' });
});

test('[WAL-07] after a lost answer and a reload the same transfer moves no money a second time', async () => {
  const deviceStorage = memoryStore();
  const before = await opened({ deviceStorage });
  await before.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write(amountBox(), '500');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  await act(async () => root.render(null));
  const after = await opened({ deviceStorage, sandbox: before.sandbox });
  await write(amountBox(), '500');
  await press(submit());
  await settled(() => expect(amountBox().value).toBe(''));
  expect(sent(after)).toBe(1);
  expect((await moneyAt(after, 'BOKULIO')).vendor).toBe('1360.50');
  // The answer is known now: the same transfer once more is a new intent.
  await idle();
  await write(amountBox(), '500');
  await press(submit());
  await settled(() => expect(amountBox().value).toBe(''));
  expect((await moneyAt(after, 'BOKULIO')).vendor).toBe('1860.50');
});

test('[WAL-07] restores the draft when the session ended, for the same member', async () => {
  const setup = await opened();
  const { session } = setup.runtime;
  await write(find<HTMLSelectElement>('select[name="to"]'), 'JARULET');
  await write(amountBox(), '1,250');
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await settled(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  await act(async () => root.render(null));
  await act(() => logIn(setup));
  await act(async () => root.render(<Page test={setup} />));
  await settled(() => expect(amountBox().value).toBe('1,250'));
  expect(find<HTMLSelectElement>('select[name="to"]').value).toBe('JARULET');
  expect(submit().textContent).toContain('1,250.00');
  // A draft is deleted once it is sent.
  await press(submit());
  await settled(() => expect(amountBox().value).toBe(''));
  await act(async () => root.render(null));
  await act(async () => root.render(<Page test={setup} />));
  await settled(() => expect(amountBox().value).toBe(''));
});

test('[WAL-02] a wallet that closes before the transfer shows an error, and the form keeps its values', async () => {
  const setup = await opened();
  await write(amountBox(), '500');
  await setup.setScenario({ faults: [{ path, kind: 'business', code: 'GAME_MAINTENANCE' }] });
  await press(submit());
  await settled(() => expect(box.textContent).toContain('under maintenance. Choose'));
  await idle();
  expect(amountBox().value).toBe('500');
  expect(find<HTMLSelectElement>('select[name="to"]').value).toBe('BOKULIO');
});

test('[WAL-02] the same wallet twice is an error at the field; a wallet in maintenance cannot be chosen', async () => {
  const setup = await opened();
  await write(find<HTMLSelectElement>('select[name="to"]'), 'MAIN');
  await write(amountBox(), '5');
  await press(submit());
  expect(errorOf('to')).toBe('Choose two different wallets.');
  expect(sent(setup)).toBe(0);
  const closed = find<HTMLOptionElement>('select[name="to"] option[value="IA"]');
  expect(closed.disabled).toBe(true);
  expect(closed.textContent).toContain('Maintenance');
});

test('[WAL-02] transfers all back after a confirmation, in one request', async () => {
  const setup = await opened();
  await press(button('Transfer all back'));
  await asked(setup);
  expect(sent(setup, backPath)).toBe(0);
  await answerQuestion(setup, true);
  await settled(() => expect(box.textContent).not.toContain('Transfer all back'));
  expect(sent(setup, backPath)).toBe(1);
  expect((await moneyAt(setup, 'BOKULIO')).main).toBe('12450.00');
});

test('[WAL-02] [WAL-07] two presses ask one question; leaving the page closes it', async () => {
  const setup = await opened();
  await pressTwice(() => button('Transfer all back'));
  await asked(setup);
  await act(async () => root.render(null));
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(sent(setup, backPath)).toBe(0);
});

test('[WAL-07] while all money is transferred back the form keeps its values and its button is busy', async () => {
  const setup = await opened();
  await write(amountBox(), '500');
  await setup.setScenario({ faults: [{ path: backPath, kind: 'hold' }] });
  await press(button('Transfer all back'));
  await asked(setup);
  await answerQuestion(setup, true);
  await settled(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
  expect(submit().disabled).toBe(false);
  await press(submit());
  expect(sent(setup)).toBe(0);
  await act(() => setup.release());
  await idle();
  expect(amountBox().value).toBe('500');
});

test('[WAL-02] lists each wallet that could not be emptied; the rest is in the main wallet', async () => {
  const setup = await opened();
  const { api } = setup.runtime;
  await api.transferWallet({ from: 'MAIN', to: 'JARULET', amount: '70.00' }, await newKey());
  await setup.setScenario({ closedWallets: ['JARULET'] });
  await press(button('Transfer all back'));
  await asked(setup);
  await answerQuestion(setup, true);
  const kept = () => [...box.querySelectorAll('[role="alert"] li')].map((one) => one.textContent);
  await settled(() => expect(kept()).toHaveLength(1));
  expect(kept()[0]).toMatch(/Jarulet.*165\.00.*Maintenance/i);
  expect(await moneyAt(setup, 'BOKULIO')).toEqual({ main: '12285.00', vendor: '0.00' });
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
  // The wallet is open again: the same button transfers the rest.
  await setup.setScenario({});
  await press(button('Transfer all back'));
  await asked(setup);
  await answerQuestion(setup, true);
  await settled(() => expect(box.textContent).not.toContain('Transfer all back'));
  expect((await moneyAt(setup, 'JARULET')).main).toBe('12450.00');
});

test('[WAL-07] after a lost answer, money that came to a vendor later is transferred back too', async () => {
  const setup = await opened();
  const { api } = setup.runtime;
  const confirm = async () => {
    await press(button('Transfer all back'));
    await asked(setup);
    await answerQuestion(setup, true);
  };
  await setup.setScenario({ faults: [{ path: backPath, kind: 'lost', times: 1 }] });
  await confirm();
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  // Stands for another browser tab.
  await api.transferWallet({ from: 'MAIN', to: 'JARULET', amount: '70.00' }, await newKey());
  await press(find<HTMLButtonElement>('button[aria-label="Refresh balance"]'));
  await settled(() => expect(find('[data-wallet="JARULET"]').textContent).toContain('70.00'));
  await confirm();
  await settled(() => expect(box.textContent).not.toContain('Transfer all back'));
  expect((await moneyAt(setup, 'JARULET')).vendor).toBe('0.00');
});

test('[WAL-02] wallets that failed to load can be loaded again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const wallets = '/wps/relay/GCS_merchantWallet';
  await setup.setScenario({ faults: [{ path: wallets, kind: 'http', status: 502 }] });
  await draw(root, setup, <WalletsWidget />);
  await settled(() => expect(button('Try again')).toBeTruthy());
  await setup.setScenario({ faults: [] });
  await press(button('Try again'));
  await settled(() => expect(amountBox()).toBeTruthy());
});

// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { pngOf } from '../../shared/uploads/pictures.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, findIn } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import {
  answerQuestion,
  clickAgain,
  holdEnter,
  press,
  pressTwice,
  typeIn,
} from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { DepositWidget } from './DepositWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const open = '/wps/v2/deposit';
const proof = '/wps/v2/deposit/proof';
let box: HTMLElement;
let root: Root;
/** A row in the list of past deposits. */
const past = '[data-deposit] > button';
let copied: string[];

beforeEach(() => {
  ({ box, root } = newPlace());
  copied = [];
});
afterEach(() => removePlace(root, box));

const find = <Found extends Element>(selector: string) => findIn<Found>(box, selector);
const amount = () => find<HTMLInputElement>('input[name="amount"]');
const submit = () => find<HTMLButtonElement>('button[type="submit"]');
const button = (name: string): HTMLButtonElement => {
  const all = [...box.querySelectorAll('button')];
  const found = all.find((one) => (one.ariaLabel ?? one.textContent) === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const method = (id: string) => find<HTMLInputElement>(`input[name="methodId"][value="${id}"]`);
const errorOf = (field: HTMLElement) => errorTextOf(field);
const sent = (setup: TestRuntime, path: string) => timesSent(setup, `POST ${path}`);

const show = (setup: TestRuntime, followEvery = 0) =>
  draw(
    root,
    setup,
    <DepositWidget copyText={async (text) => void copied.push(text)} followEvery={followEvery} />,
  );

async function ready(followEvery = 0, options: TestRuntimeOptions = {}): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  await show(setup, followEvery);
  await settled(() => expect(amount()).toBeTruthy());
  return setup;
}
/** Opens an order through the page and waits for it. */
async function ordered(methodId = 'wallet', followEvery = 0) {
  const setup = await ready(followEvery);
  await press(method(methodId));
  await typeIn(amount(), '1,500');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('Pay by'));
  const [order] = (await setup.runtime.api.getDeposits({ status: 'pending' })).rows;
  if (!order) throw new Error('There is no order');
  return { setup, id: order.depositId };
}
const decide = ({ sandbox }: TestRuntime, id: string, outcome: 'approve' | 'reject') =>
  sandbox.fetch(
    new Request('http://sandbox.invalid/sandbox/orders', {
      method: 'PUT',
      body: JSON.stringify({ id, outcome }),
    }),
  );
async function upload(): Promise<void> {
  const input = find<HTMLInputElement>('input[type="file"]');
  const file = new File([pngOf()], 'receipt.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settled(() => expect(box.textContent).toContain('receipt.png uploaded.'));
}
const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
async function answer(setup: TestRuntime, yes: boolean) {
  await asked(setup);
  await answerQuestion(setup, yes);
}

test('[WAL-03] shows the fee and the credited amount at the rates of the backend before anything is sent', async () => {
  const setup = await ready();
  await press(method('agent'));
  await typeIn(amount(), '\u09E7\u09E6\u09E6\u09E6.\u09EB');
  expect(box.textContent).toContain('Fee (1%)\u09F310.00');
  expect(box.textContent).toContain('\u09F3990.50');
  expect(submit().textContent).toBe('Deposit \u09F31,000.50');
  expect(sent(setup, open)).toBe(0);
});

test.each([
  ['199.99', 'The minimum is \u09F3200.00.'],
  ['25000.01', 'The maximum is \u09F325,000.00.'],
  ['20000.01', 'Within your limits you can deposit \u09F320,000.00 more today.'],
  ['1e5', 'Enter a valid amount.'],
  ['-500', 'Enter a valid amount.'],
  ['500.123', 'Use no more than 2 decimal places.'],
  ['1234567890123456', 'The maximum is \u09F325,000.00.'],
])('[WAL-03] %s shows an error under the field; nothing is sent', async (typed, says) => {
  const setup = await ready();
  await typeIn(amount(), typed);
  await press(submit());
  expect(errorOf(amount())).toBe(says);
  expect(amount().value).toBe(typed);
  expect(sent(setup, open)).toBe(0);
});

test('[WAL-03] [WAL-07] two presses open one order; it shows where to send exactly how much', async () => {
  const setup = await ready();
  await typeIn(amount(), '1500');
  await pressTwice(submit);
  await settled(() => expect(box.textContent).toContain('Send exactly \u09F31,500.00'));
  expect(sent(setup, open)).toBe(1);
  await press(button('Copy amount'));
  await press(button('Copy account number'));
  expect(copied).toEqual(['1500.00', '01700-000000']);
});

test('[WAL-07] a lost answer shows an error; the second try opens no second order', async () => {
  const setup = await ready();
  await setup.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await typeIn(amount(), '1500');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  expect(amount().value).toBe('1500');
  await settled(() => expect(box.textContent).toContain('1 deposit of yours is not finished'));
  await press(button('Try again'));
  await settled(() => expect(box.textContent).toContain('Pay by'));
  expect(sent(setup, open)).toBe(2);
  expect((await setup.runtime.api.getDeposits({ status: 'pending' })).totalCount).toBe(1);
});

test('[WAL-07] after a lost answer and a reload the order is looked up; no second one is opened', async () => {
  const deviceStorage = memoryStore();
  const before = await ready(0, { deviceStorage });
  await before.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await typeIn(amount(), '1500');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  await act(async () => root.render(null));
  const { sandbox } = before;
  const after = createTestRuntime({ language: 'en', deviceStorage, sandbox });
  await logIn(after);
  await show(after);
  await settled(() => expect(box.textContent).toContain('Send exactly \u09F31,500.00'));
  await press(button('New deposit'));
  await settled(() => expect(amount().value).toBe(''));
  await typeIn(amount(), '1500');
  await press(submit());
  await settled(() => expect(box.textContent).toContain('Send exactly \u09F31,500.00'));
  expect(sent(after, open)).toBe(1);
  expect((await after.runtime.api.getDeposits({ status: 'pending' })).totalCount).toBe(1);
});

test('[WAL-03] limits that changed meanwhile show an error and are read again; the form stays', async () => {
  const setup = await ready();
  await setup.runtime.api.setPlayLimit({ kind: 'deposit', period: 'daily', amount: '1000.00' });
  await typeIn(amount(), '1500');
  await press(submit());
  await settled(() => expect(errorOf(amount())).not.toBe(''));
  await settled(() => expect(box.textContent).toContain('you can deposit \u09F31,000.00 more'));
  expect(amount().value).toBe('1500');
  expect(sent(setup, open)).toBe(1);
});

test('[WAL-07] an order that is found late does not replace a restored form that was sent', async () => {
  const setup = await ready();
  await typeIn(amount(), '1500');
  await act(async () => root.render(null));
  await show(setup);
  await settled(() => expect(amount().value).toBe('1500'));
  await setup.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await press(submit());
  await settled(() => expect(box.textContent).toContain('1 deposit of yours is not finished'));
  expect(box.textContent).toContain('we do not know yet');
  expect(amount().value).toBe('1500');
});

test('[WAL-03] keeps what was typed when the session ends, for the same member', async () => {
  const setup = await ready();
  await press(method('bank'));
  await typeIn(amount(), '2,500');
  await setup.setScenario({ faults: [{ path: open, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await settled(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ because: 'expired' }),
  );
  await act(async () => root.render(null));
  await act(() => logIn(setup));
  await show(setup);
  await settled(() => expect(amount().value).toBe('2,500'));
  expect(method('bank').checked).toBe(true);
  expect(submit().textContent).toBe('Deposit \u09F32,500.00');
});

test('[WAL-06] a proof needs a picture; once sent it is checked and its pictures stay visible', async () => {
  const { setup } = await ordered();
  await press(submit());
  expect(box.textContent).toContain('Proof image is required.');
  expect(sent(setup, proof)).toBe(0);
  await upload();
  expect(box.textContent).not.toContain('Proof image is required.');
  await typeIn(find('input[name="payerReference"]'), '9F3K2A');
  await pressTwice(submit);
  await settled(() => expect(box.textContent).toContain('We are checking your deposit'));
  expect(sent(setup, proof)).toBe(1);
  expect(find<HTMLAnchorElement>('a[target="_blank"]').ariaLabel).toContain('Proof image 1');
});

test('[WAL-03] keeps a typed transaction id when the session ends, for its own order only', async () => {
  const { setup, id } = await ordered();
  await upload();
  const reference = () => find<HTMLInputElement>('input[name="payerReference"]');
  await typeIn(reference(), '9F3K2A');
  await setup.setScenario({ faults: [{ path: proof, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await settled(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ because: 'expired' }),
  );
  await act(async () => root.render(null));
  await act(() => logIn(setup));
  await draw(
    root,
    setup,
    <DepositWidget copyText={async () => undefined} followEvery={0} order={id} />,
  );
  await settled(() => expect(reference().value).toBe('9F3K2A'));
  await upload();
  await press(submit());
  await settled(() => expect(box.textContent).toContain('We are checking your deposit'));
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('deposit-proof')).toBeNull();
});

test('[WAL-07] a proof that is sent again after a lost answer counts once', async () => {
  const { setup } = await ordered();
  await upload();
  await setup.setScenario({ faults: [{ path: proof, kind: 'network', times: 1 }] });
  await press(submit());
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  await press(button('Try again'));
  await settled(() => expect(box.textContent).toContain('We are checking your deposit'));
  expect(sent(setup, proof)).toBe(2);
});

test('[WAL-03] follows an order until it is credited, and reads the balance again', async () => {
  const { setup, id } = await ordered('qr', 20);
  const balance = queries.wallets(setup.runtime.api);
  await setup.queryClient.fetchQuery(balance);
  await decide(setup, id, 'approve');
  await settled(() => expect(box.textContent).toContain('\u09F31,500.00 was added to your wallet'));
  await settled(() =>
    expect(setup.queryClient.getQueryState(balance.queryKey)?.isInvalidated).toBe(true),
  );
  const looks = setup.requests.filter((one) => one === `GET ${open}`).length;
  await settled(() => expect(setup.queryClient.isFetching()).toBe(0));
  expect(setup.requests.filter((one) => one === `GET ${open}`).length - looks).toBeLessThan(2);
});

test('[WAL-03] a rejected order shows the reason, and another can be started', async () => {
  const { setup, id } = await ordered('qr', 20);
  await decide(setup, id, 'reject');
  await settled(() => expect(box.textContent).toContain('not accepted. Reason:'));
  await press(button('New deposit'));
  await settled(() => expect(amount().value).toBe(''));
});

test('[WAL-07] an open order is shown first when the page is opened again', async () => {
  const { setup, id } = await ordered();
  await act(async () => root.render(null));
  await show(setup);
  await settled(() => expect(box.textContent).toContain(`Deposit ${id}`));
  expect(box.querySelector('input[name="amount"]')).toBeNull();
  await press(button('New deposit'));
  await settled(() => expect(amount().value).toBe(''));
  expect(box.textContent).toContain('1 deposit of yours is not finished');
});

test('[WAL-03] asks before an order is cancelled; "no" keeps it', async () => {
  const { setup, id } = await ordered();
  await press(button('Cancel the deposit'));
  await asked(setup);
  expect(setup.runtime.dialogs.getSnapshot()[0]?.body).toContain(id);
  await answer(setup, false);
  expect(sent(setup, '/wps/v2/deposit/cancel')).toBe(0);
  await press(button('Cancel the deposit'));
  await answer(setup, true);
  await settled(() => expect(box.textContent).toContain('This deposit was cancelled.'));
  expect(box.textContent).not.toContain('Send exactly');
});

test('[MEM-07] [WAL-03] the page opens the order in its address, and one press starts a new one', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const [order] = (await setup.runtime.api.getDeposits({ status: 'completed' })).rows;
  await draw(
    root,
    setup,
    <DepositWidget copyText={async () => undefined} followEvery={0} order={order?.depositId} />,
  );
  await settled(() => expect(box.textContent).toContain(`Deposit ${order?.depositId ?? 'none'}`));
  await press(button('New deposit'));
  await settled(() => expect(amount().value).toBe(''));
});

test('[MEM-03] past deposits are listed newest first, and each opens', async () => {
  await ready();
  await settled(() => expect(box.querySelectorAll(past)).toHaveLength(5));
  const [newest] = box.querySelectorAll<HTMLButtonElement>(past);
  const reference = /DP-\d+/.exec(newest?.textContent ?? '')?.[0] ?? 'none';
  if (newest) await press(newest);
  await settled(() => expect(box.textContent).toContain(`Deposit ${reference}`));
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const setup = await ready();
  await typeIn(amount(), '1500');
  await clickAgain(submit());
  const held = await holdEnter(amount());
  expect(held.defaultPrevented).toBe(true);
  expect(sent(setup, open)).toBe(0);
});

// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { pngOf } from '../../shared/uploads/pictures.fixture.ts';
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
import { DepositWidget, type DepositWidgetProps } from './DepositWidget.tsx';

const open = '/wps/v2/deposit';
const proof = '/wps/v2/deposit/proof';
const unclear = /^No clear answer came, so we do not know yet/;
const notFinished = '1 deposit of yours is not finished';
const sendExactly = 'Send exactly \u09F31,500.00 to this account.';

const amountBox = { name: 'Amount' };
const amount = () => screen.getByRole('textbox', amountBox);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const submit = () => button(/^Deposit/);
const sendProof = () => button('Send proof');
const method = (name: RegExp) => screen.getByRole('radio', { name });
const reference = () => screen.getByRole('textbox', { name: /^Transaction ID/ });
const sent = (setup: TestRuntime, path: string) => timesSent(setup, `POST ${path}`);

const show = (setup: TestRuntime, props: Partial<DepositWidgetProps> = {}) =>
  renderPage(setup, <DepositWidget copyText={async () => undefined} followEvery={0} {...props} />);

async function ready(
  props: Partial<DepositWidgetProps> = {},
  options: TestRuntimeOptions = {},
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup);
  const page = show(setup, props);
  await screen.findByRole('textbox', amountBox);
  return { setup, ...page };
}
/** Opens an order through the page and waits for it. */
async function ordered(of = /^Mobile wallet/, followEvery = 0) {
  const page = await ready({ followEvery });
  await page.user.click(method(of));
  await page.user.type(amount(), '1,500');
  await page.user.click(submit());
  await screen.findByText(/^Pay by/);
  const [order] = (await page.setup.runtime.api.getDeposits({ status: 'pending' })).rows;
  if (!order) throw new Error('There is no order');
  return { ...page, id: order.depositId };
}
const decide = ({ sandbox }: TestRuntime, id: string, outcome: 'approve' | 'reject') =>
  sandbox.fetch(
    new Request('http://sandbox.invalid/sandbox/orders', {
      method: 'PUT',
      body: JSON.stringify({ id, outcome }),
    }),
  );
async function upload({ user }: RenderedPage): Promise<void> {
  const file = new File([pngOf()], 'receipt.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText(/^Proof image/, { selector: 'input' }), file);
  await screen.findByText('receipt.png uploaded.');
}
const expired = ({ runtime }: TestRuntime) =>
  waitFor(() => expect(runtime.session.store.getState()).toMatchObject({ because: 'expired' }));
const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  waitFor(() => expect(dialogs.getSnapshot()).toHaveLength(1));

test('[WAL-03] shows the fee and the credited amount at the rates of the backend before anything is sent', async () => {
  const { setup, user } = await ready();
  await user.click(method(/^Through an agent/));
  await user.type(amount(), '\u09E7\u09E6\u09E6\u09E6.\u09EB');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Fee (1%)\u09F310.00');
  expect(summary).toHaveTextContent('To your wallet\u09F3990.50');
  expect(button('Deposit \u09F31,000.50')).toBeEnabled();
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
  const { setup, user } = await ready();
  await user.type(amount(), typed);
  await user.click(submit());
  const hint =
    '\u09F3200.00 to \u09F325,000.00 at a time. Within your limits you can deposit \u09F320,000.00 more today.';
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription(`${says} ${hint}`);
  expect(amount()).toHaveValue(typed);
  expect(sent(setup, open)).toBe(0);
});

test('[WAL-03] [WAL-07] two presses open one order; it shows where to send exactly how much', async () => {
  const copied: string[] = [];
  const { setup, user } = await ready({ copyText: async (text) => void copied.push(text) });
  await user.type(amount(), '1500');
  await pressTwiceAtOnce(submit);
  expect(await screen.findByText(sendExactly)).toBeVisible();
  expect(sent(setup, open)).toBe(1);
  await user.click(button('Copy amount'));
  await user.click(button('Copy account number'));
  expect(copied).toEqual(['1500.00', '01700-000000']);
});

test('[WAL-07] a lost answer shows an error; the second try opens no second order', async () => {
  const { setup, user } = await ready();
  await setup.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await user.type(amount(), '1500');
  await user.click(submit());
  expect(await screen.findByText(unclear)).toBeVisible();
  expect(amount()).toHaveValue('1500');
  expect(await screen.findByText(notFinished)).toBeVisible();
  await user.click(button('Try again'));
  expect(await screen.findByText(/^Pay by/)).toBeVisible();
  expect(sent(setup, open)).toBe(2);
  expect((await setup.runtime.api.getDeposits({ status: 'pending' })).totalCount).toBe(1);
});

test('[WAL-07] after a lost answer and a reload the order is looked up; no second one is opened', async () => {
  const deviceStorage = memoryStore();
  const before = await ready({}, { deviceStorage });
  await before.setup.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await before.user.type(amount(), '1500');
  await before.user.click(submit());
  await screen.findByText(unclear);
  before.unmount();
  const { sandbox } = before.setup;
  const after = createTestRuntime({ language: 'en', deviceStorage, sandbox });
  await logIn(after);
  const { user } = show(after);
  expect(await screen.findByText(sendExactly)).toBeVisible();
  await user.click(button('New deposit'));
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('');
  await user.type(amount(), '1500');
  await user.click(submit());
  expect(await screen.findByText(sendExactly)).toBeVisible();
  expect(sent(after, open)).toBe(1);
  expect((await after.runtime.api.getDeposits({ status: 'pending' })).totalCount).toBe(1);
});

test('[WAL-03] limits that changed meanwhile show an error and are read again; the form stays', async () => {
  const { setup, user } = await ready();
  await setup.runtime.api.setPlayLimit({ kind: 'deposit', period: 'daily', amount: '1000.00' });
  await user.type(amount(), '1500');
  await user.click(submit());
  await waitFor(() => expect(amount()).toBeInvalid());
  await waitFor(() =>
    expect(amount()).toHaveAccessibleDescription(/you can deposit \u09F31,000\.00 more/),
  );
  expect(amount()).toHaveValue('1500');
  expect(sent(setup, open)).toBe(1);
});

test('[WAL-07] an order that is found late does not replace a restored form that was sent', async () => {
  const before = await ready();
  const { setup } = before;
  await before.user.type(amount(), '1500');
  before.unmount();
  const { user } = show(setup);
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('1500');
  await setup.setScenario({ faults: [{ path: open, kind: 'lost', times: 1 }] });
  await user.click(submit());
  expect(await screen.findByText(notFinished)).toBeVisible();
  expect(screen.getByText(unclear)).toBeVisible();
  expect(amount()).toHaveValue('1500');
});

test('[WAL-03] keeps what was typed when the session ends, for the same member', async () => {
  const { setup, user, unmount } = await ready();
  await user.click(method(/^Bank transfer/));
  await user.type(amount(), '2,500');
  await setup.setScenario({ faults: [{ path: open, kind: 'http', status: 401, times: 1 }] });
  await user.click(submit());
  await expired(setup);
  unmount();
  await logIn(setup);
  show(setup);
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('2,500');
  expect(method(/^Bank transfer/)).toBeChecked();
  expect(button('Deposit \u09F32,500.00')).toBeEnabled();
});

test('[WAL-06] a proof needs a picture; once sent it is checked and its pictures stay visible', async () => {
  const page = await ordered();
  await page.user.click(sendProof());
  expect(screen.getByText('Proof image is required.')).toBeVisible();
  expect(sent(page.setup, proof)).toBe(0);
  await upload(page);
  expect(screen.queryByText('Proof image is required.')).toBeNull();
  await page.user.type(reference(), '9F3K2A');
  await pressTwiceAtOnce(sendProof);
  expect(await screen.findByText(/^We are checking your deposit/)).toBeVisible();
  expect(sent(page.setup, proof)).toBe(1);
  const picture = screen.getByRole('link', { name: /^Proof image 1/ });
  expect(picture).toHaveAttribute('target', '_blank');
});

test('[WAL-03] keeps a typed transaction id when the session ends, for its own order only', async () => {
  const before = await ordered();
  const { setup } = before;
  await upload(before);
  await before.user.type(reference(), '9F3K2A');
  await setup.setScenario({ faults: [{ path: proof, kind: 'http', status: 401, times: 1 }] });
  await before.user.click(sendProof());
  await expired(setup);
  before.unmount();
  await logIn(setup);
  const after = show(setup, { order: before.id });
  expect(await screen.findByRole('textbox', { name: /^Transaction ID/ })).toHaveValue('9F3K2A');
  await upload(after);
  await after.user.click(sendProof());
  expect(await screen.findByText(/^We are checking your deposit/)).toBeVisible();
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('deposit-proof')).toBeNull();
});

test('[WAL-07] a proof that is sent again after a lost answer counts once', async () => {
  const page = await ordered();
  await upload(page);
  await page.setup.setScenario({ faults: [{ path: proof, kind: 'network', times: 1 }] });
  await page.user.click(sendProof());
  expect(await screen.findByText(unclear)).toBeVisible();
  await page.user.click(button('Try again'));
  expect(await screen.findByText(/^We are checking your deposit/)).toBeVisible();
  expect(sent(page.setup, proof)).toBe(2);
});

test('[WAL-03] follows an order until it is credited, and reads the balance again', async () => {
  const { setup, id } = await ordered(/^QR payment/, 20);
  const balance = queries.wallets(setup.runtime.api);
  await setup.queryClient.fetchQuery(balance);
  await decide(setup, id, 'approve');
  expect(await screen.findByText('\u09F31,500.00 was added to your wallet.')).toBeVisible();
  await waitFor(() =>
    expect(setup.queryClient.getQueryState(balance.queryKey)?.isInvalidated).toBe(true),
  );
  const looks = setup.requests.filter((one) => one === `GET ${open}`).length;
  await waitFor(() => expect(setup.queryClient.isFetching()).toBe(0));
  expect(setup.requests.filter((one) => one === `GET ${open}`).length - looks).toBeLessThan(2);
});

test('[WAL-03] a rejected order shows the reason, and another can be started', async () => {
  const { setup, user, id } = await ordered(/^QR payment/, 20);
  await decide(setup, id, 'reject');
  expect(await screen.findByText(/not accepted\. Reason:/)).toBeVisible();
  await user.click(button('New deposit'));
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('');
});

test('[WAL-07] an open order is shown first when the page is opened again', async () => {
  const { setup, unmount, id } = await ordered();
  unmount();
  const { user } = show(setup);
  expect(await screen.findByRole('heading', { name: `Deposit ${id}` })).toBeVisible();
  expect(screen.queryByRole('textbox', amountBox)).toBeNull();
  await user.click(button('New deposit'));
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('');
  expect(screen.getByText(notFinished)).toBeVisible();
});

test('[WAL-03] asks before an order is cancelled; "no" keeps it', async () => {
  const { setup, user, id } = await ordered();
  await user.click(button('Cancel the deposit'));
  await asked(setup);
  expect(setup.runtime.dialogs.getSnapshot()[0]?.body).toContain(id);
  await answerQuestion(setup, false);
  expect(sent(setup, '/wps/v2/deposit/cancel')).toBe(0);
  await user.click(button('Cancel the deposit'));
  await asked(setup);
  await answerQuestion(setup, true);
  expect(await screen.findByText(/^This deposit was cancelled\./)).toBeVisible();
  expect(screen.queryByText(/^Send exactly/)).toBeNull();
});

test('[MEM-07] [WAL-03] the page opens the order in its address, and one press starts a new one', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const [order] = (await setup.runtime.api.getDeposits({ status: 'completed' })).rows;
  const { user } = show(setup, { order: order?.depositId });
  const name = `Deposit ${order?.depositId ?? 'none'}`;
  expect(await screen.findByRole('heading', { name })).toBeVisible();
  await user.click(button('New deposit'));
  expect(await screen.findByRole('textbox', amountBox)).toHaveValue('');
});

test('[MEM-03] past deposits are listed newest first, and each opens', async () => {
  const { user } = await ready();
  const recent = within(screen.getByRole('region', { name: 'Recent deposits' }));
  const rows = await recent.findAllByRole('button', { name: /DP-\d+/ });
  expect(rows).toHaveLength(5);
  const [newest] = rows;
  const name = /DP-\d+/.exec(newest?.textContent ?? '')?.[0] ?? 'none';
  if (newest) await user.click(newest);
  expect(await screen.findByRole('heading', { name: `Deposit ${name}` })).toBeVisible();
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const { setup, user } = await ready();
  await user.type(amount(), '1500');
  fireEvent.click(submit(), { detail: 2 });
  expect(fireEvent.keyDown(amount(), { key: 'Enter', repeat: true })).toBe(false);
  expect(sent(setup, open)).toBe(0);
});

// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { answerQuestion, pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import {
  type AgentPage,
  loaded,
  openTeamList,
  rowAt,
} from '../team-figures/agent-page.fixture.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

const words = catalogues.en;
const path = '/wps/agent/team/transfer';
const target = `${path}/target`;

const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const findOffer = () => screen.findByRole('button', { name: /^Send money to / });
const offer = () => screen.queryByRole('button', { name: /^Send money to / });
const offered = () => dialog().queryByRole('heading', { name: words['wallet.transfer'] });
const box = (name: string) => dialog().getByRole<HTMLInputElement>('textbox', { name });
const amount = () => box('Amount');
const password = () => dialog().getByLabelText(/^Transaction password/);
const send = () => button(/^Send(?! money)/);
const findUnknown = () => dialog().findByText(words['money.unknown']);

const open = (test = createTestRuntime({ language: 'en' }), search = '') =>
  openTeamList(DownlinesWidget, search, { test, wide: false });

/** Opens the window of a downline, by its position in the list. */
async function look({ user }: AgentPage, place = 0) {
  await user.click(within(rowAt(place)).getByRole('button', { name: /^Details of / }));
  await screen.findByRole('dialog');
}
async function close({ user }: AgentPage) {
  await user.click(button(words['action.close']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
/** Opens the form of a direct downline, by its position in the list. */
async function toForm(page: AgentPage, place = 0) {
  await look(page, place);
  await page.user.click(await findOffer());
  await dialog().findByRole('textbox', { name: 'Amount' });
  expect(amount()).toHaveAccessibleDescription(/Left for today/);
}
async function ready(test?: TestRuntime): Promise<AgentPage> {
  const page = await open(test);
  await toForm(page);
  return page;
}

async function fill({ user }: AgentPage, text: string, secret = '246810') {
  await user.clear(amount());
  await user.type(amount(), text);
  await user.clear(password());
  await user.type(password(), secret);
}
const asked = ({ runtime: { dialogs } }: AgentPage) =>
  waitFor(() => expect(dialogs.getSnapshot()).toHaveLength(1));
async function fillAndSend(page: AgentPage, text: string, secret?: string) {
  await fill(page, text, secret);
  await page.user.click(send());
  await asked(page);
  await answerQuestion(page, true);
}
const emptied = () => waitFor(() => expect(amount()).toHaveValue(''));

const sent = (page: AgentPage) => timesSent(page, `POST ${path}`);
const main = async ({ runtime }: AgentPage) => Number((await runtime.api.getWallets()).main);
const titles = ({ runtime }: AgentPage) => runtime.toasts.getSnapshot().map(({ title }) => title);
const written = (sum: number) => sum.toLocaleString('en-US', { minimumFractionDigits: 2 });
/** The first direct downline in the order of the list. */
async function firstOf({ runtime }: AgentPage) {
  const [first] = (await runtime.api.getDownlines({ sort: 'validBet' })).rows;
  if (!first) throw new Error('The team is too small');
  return first;
}

test('[AGT-04] [WAL-07] asks with amount and account before anything is sent, and "no" keeps the form', async () => {
  const page = await ready();
  const { account } = await firstOf(page);
  await fill(page, '1,000');
  await page.user.click(send());
  await asked(page);
  const [question] = page.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe(`Send \u09F31,000.00 to ${account}?`);
  expect(question?.body).toContain('cannot be undone');
  await answerQuestion(page, false);
  expect(sent(page)).toBe(0);
  expect(amount()).toHaveValue('1,000');
  expect(password()).toHaveValue('246810');
});

test('[AGT-04] [WAL-07] two presses ask once and send once; balances, list and team change', async () => {
  const page = await ready();
  const first = await firstOf(page);
  const before = await main(page);
  await fill(page, '1000');
  await pressTwiceAtOnce(send);
  await asked(page);
  await answerQuestion(page, true);
  await emptied();
  expect(password()).toHaveValue('');
  expect(sent(page)).toBe(1);
  expect(await main(page)).toBe(before - 1000);
  expect(titles(page)).toEqual([`\u09F31,000.00 sent to ${first.account}.`]);
  const moves = within(dialog().getByRole('region', { name: words['team.sendPast'] }));
  expect(await moves.findAllByRole('listitem')).toHaveLength(1);
  const { balance } = await page.runtime.api.getDownline({ memberId: first.memberId });
  expect(Number(balance)).toBe(Number(first.balance) + 1000);
  await page.user.click(button(words['action.back']));
  expect(await dialog().findByText(`\u09F3${written(Number(balance))}`)).toBeVisible();
  await waitFor(() => expect(rowAt(0)).toHaveTextContent(written(Number(balance))));
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const page = await ready();
  const before = await main(page);
  await page.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fillAndSend(page, '1000');
  expect(await findUnknown()).toBeVisible();
  await page.user.click(button(words['action.retry']));
  await emptied();
  expect(sent(page)).toBe(2);
  expect(await main(page)).toBe(before - 1000);
});

test('[WAL-07] an unknown outcome stays unknown while another transfer goes to another downline', async () => {
  const page = await ready();
  const before = await main(page);
  await page.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fillAndSend(page, '1000');
  expect(await findUnknown()).toBeVisible();
  await close(page);
  await toForm(page, 1);
  expect(dialog().queryByText(words['money.unknown'])).toBeNull();
  expect(amount()).toHaveValue('');
  await fillAndSend(page, '500');
  await waitFor(() => expect(titles(page)).toHaveLength(1));
  await close(page);
  await toForm(page);
  await waitFor(() => expect(amount()).toHaveValue('1000'));
  expect(await findUnknown()).toBeVisible();
  await fillAndSend(page, '1000');
  await emptied();
  expect(await main(page)).toBe(before - 1500);
});

test('[WAL-07] after a lost answer and a reload it is sent once, with the password typed again', async () => {
  const device = { language: 'en', deviceStorage: memoryStore() } as const;
  const before = await ready(createTestRuntime(device));
  const had = await main(before);
  await before.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fillAndSend(before, '1000');
  expect(await findUnknown()).toBeVisible();
  before.unmount();
  const after = await ready(createTestRuntime({ ...device, sandbox: before.sandbox }));
  // The browser keeps only a mark of the first attempt. It recognises the transfer although the password differs.
  await fillAndSend(after, '1000', '111111');
  await waitFor(() => expect(sent(after)).toBe(1));
  await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
  await fillAndSend(after, '1000');
  await emptied();
  expect(await main(after)).toBe(had - 1000);
});

test('[AGT-04] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const page = await ready();
  await fillAndSend(page, '500', '111111');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/password/));
  expect(password()).toBeInvalid();
  expect(amount()).toHaveValue('500');
});

test('[AGT-04] [ERR-01] the window of another downline does not show the failure of this one', async () => {
  const page = await ready();
  await fillAndSend(page, '500', '111111');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/password/));
  await close(page);
  await toForm(page, 1);
  expect(password()).toBeValid();
  expect(amount()).toHaveValue('');
});

test('[AGT-04] a policy that changes before the press shows an error; details offer no transfer', async () => {
  const page = await ready();
  const before = await main(page);
  await page.setScenario({ downlineTransfer: false });
  await fillAndSend(page, '500');
  expect(await dialog().findByRole('group', { name: words['team.sendOff'] })).toBeVisible();
  expect(amount()).toHaveValue('500');
  expect(await main(page)).toBe(before);
  await page.user.click(button(words['action.back']));
  await waitFor(() => expect(offer()).toBeNull());
});

test('[AGT-04] where the operator allows no transfers the window does not mention them', async () => {
  const test = createTestRuntime({ language: 'en' });
  await test.setScenario({ downlineTransfer: false });
  const page = await open(test);
  await look(page);
  await waitFor(() => expect(timesSent(page, `GET ${target}`)).toBe(1));
  await dialog().findByRole('textbox', { name: words['nav.slots'] });
  await loaded();
  expect(offer()).toBeNull();
  expect(dialog().queryByText(words['error.featureOff'])).toBeNull();
  expect(offered()).toBeNull();
});

test('[AGT-04] offers nothing without the call in the backend, or when the downline has moved', async () => {
  for (const fault of [
    { kind: 'http', status: 404 },
    { kind: 'business', code: 'NOT_FOUND' },
  ] as const) {
    const page = await open();
    await page.setScenario({ faults: [{ path: target, ...fault }] });
    await look(page);
    await waitFor(() => expect(timesSent(page, `GET ${target}`)).toBe(1));
    const rate = await dialog().findByRole('textbox', { name: words['nav.slots'] });
    await waitFor(() => expect(rate).not.toHaveValue(''));
    expect(offered()).toBeNull();
    page.unmount();
  }
});

test('[AGT-04] downlines further down get no transfer, and no request is sent for them', async () => {
  const page = await open(undefined, '?list.level=2');
  await look(page);
  expect(await dialog().findByText(words['team.ratesOfDirect'])).toBeVisible();
  expect(offered()).toBeNull();
  expect(timesSent(page, `GET ${target}`)).toBe(0);
});

test('[AGT-04] [ERR-01] reads the target again after a failure, and nothing else before it opens', async () => {
  const page = await open();
  await page.setScenario({ faults: [{ path: target, kind: 'http', status: 500, times: 1 }] });
  await look(page);
  const section = await dialog().findByRole('region', { name: words['wallet.transfer'] });
  const retry = await within(section).findByRole('button', { name: words['action.retry'] });
  await page.user.click(retry);
  expect(await findOffer()).toBeVisible();
  expect(timesSent(page, 'GET /wps/agent/team/transfers')).toBe(0);
  expect(timesSent(page, 'GET /wps/relay/GCS_merchantWallet')).toBe(0);
});

test('[AGT-04] typed values and rates are kept when the agent switches between form and details', async () => {
  const page = await open();
  const { user } = page;
  const { account } = await firstOf(page);
  await look(page);
  await findOffer();
  const live = await dialog().findByRole('textbox', { name: words['nav.live'] });
  await user.clear(live);
  await user.type(live, '0.1');
  await user.click(await findOffer());
  await fill(page, '1,000');
  await user.type(box('Note (optional)'), 'eid');
  await user.click(button(words['action.back']));
  expect(box(words['nav.live'])).toHaveValue('0.1');
  expect(offer()).toHaveFocus();
  expect(offer()).toHaveTextContent(words['team.sendMoney']);
  await user.click(button(`Send money to ${account}`));
  expect(amount()).toHaveValue('1,000');
  expect(box('Note (optional)')).toHaveValue('eid');
  expect(password()).toHaveValue('');
});

test('[LAY-03] a balance that is hidden in the header stays hidden in the form', async () => {
  const page = await ready();
  await fill(page, '1000');
  await waitFor(() =>
    expect(amount()).toHaveAccessibleDescription(/After the transfer the main wallet has/),
  );
  const left = written((await main(page)) - 1000);
  expect(screen.getByRole('dialog')).toHaveTextContent(left);
  await act(async () => page.runtime.preferences.setBalanceHidden(true));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(left);
});

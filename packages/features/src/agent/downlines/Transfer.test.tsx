// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, findIn, modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  catalogues,
  createTestRuntime,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const path = '/wps/agent/team/transfer';
const target = `${path}/target`;
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  stubResizeObserver();
  stubMatchMedia(false);
  Element.prototype.scrollIntoView = () => undefined;
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await removePlace(root, box);
  document.body.replaceChildren();
});

const rows = () => [...box.querySelectorAll<HTMLElement>('tbody tr[data-part="row"]')];
const buttonIn = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  );
function button(place: ParentNode, name: string): HTMLButtonElement {
  const found = buttonIn(place, name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}
const field = (name: string) => findIn<HTMLInputElement>(modal(), `input[name="${name}"]`);
const form = () => field('paymentPassword').form;
/** The rows of past transfers. */
const past = () => modal().querySelectorAll('[aria-labelledby="downline-past"] li');
const submit = () => findIn<HTMLButtonElement>(form() ?? modal(), 'button[type="submit"]');
const errorOf = (name: string) => errorTextOf(field(name));
const offer = () => buttonIn(document, 'Send money to ');

async function fill(amount: string, password = '246810') {
  await typeIn(field('amount'), amount);
  await typeIn(field('paymentPassword'), password);
}

async function opened(options: TestRuntimeOptions = {}, search = ''): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup, 'demo_agent');
  await draw(root, setup, <Listed page={DownlinesWidget} search={search} />);
  await settled(() => expect(rows().length).toBeGreaterThan(0));
  return setup;
}
/** Opens the window of a downline, by its position in the list. */
async function look(index = 0) {
  const row = rows()[index];
  if (!row) throw new Error('The list is shorter');
  await press(button(row, 'Details of '));
}
/** Opens the form of the first direct downline. */
async function ready(options: TestRuntimeOptions = {}): Promise<TestRuntime> {
  const setup = await opened(options);
  await look();
  await settled(() => expect(offer()).toBeTruthy());
  await press(button(modal(), 'Send money to '));
  await settled(() => expect(modal().textContent).toContain('Left for today'));
  return setup;
}
const close = () => press(button(modal(), words['action.close']));

const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
async function answer(setup: TestRuntime, yes: boolean) {
  await asked(setup);
  await answerQuestion(setup, yes);
}
async function send(setup: TestRuntime, amount: string, password?: string) {
  await fill(amount, password);
  await press(submit());
  await answer(setup, true);
}
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
const main = async ({ runtime }: TestRuntime) => Number((await runtime.api.getWallets()).main);
const titles = ({ runtime }: TestRuntime) => runtime.toasts.getSnapshot().map(({ title }) => title);
/** The direct downlines in the order of the list. */
async function people({ runtime }: TestRuntime) {
  const { rows: found } = await runtime.api.getDownlines({ sort: 'validBet' });
  const [first, second] = found;
  if (!first || !second) throw new Error('The team is too small');
  return { first, second };
}
const idle = () => settled(() => expect(submit().getAttribute('aria-busy')).toBeNull());

test('[AGT-04] [WAL-07] asks with amount and account before anything is sent, and "no" keeps the form', async () => {
  const setup = await ready();
  const { first } = await people(setup);
  await fill('1,000');
  await press(submit());
  await asked(setup);
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe(`Send \u09F31,000.00 to ${first.account}?`);
  expect(question?.body).toContain('cannot be undone');
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('amount').value).toBe('1,000');
  expect(field('paymentPassword').value).toBe('246810');
});

test('[AGT-04] [WAL-07] two presses ask once and send once; balances, list and team change', async () => {
  const setup = await ready();
  const { first } = await people(setup);
  const before = await main(setup);
  await fill('1000');
  await pressTwice(submit);
  await asked(setup);
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(field('paymentPassword').value).toBe('');
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBe(before - 1000);
  expect(titles(setup)).toEqual([`\u09F31,000.00 sent to ${first.account}.`]);
  await settled(() => expect(past()).toHaveLength(1));
  const { balance } = await setup.runtime.api.getDownline({ memberId: first.memberId });
  expect(Number(balance)).toBe(Number(first.balance) + 1000);
  const said = Number(balance).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await press(button(modal(), words['action.back']));
  await settled(() => expect(modal().querySelector('dl')?.textContent).toContain(said));
  await settled(() => expect(rows()[0]?.textContent).toContain(said));
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const setup = await ready();
  const before = await main(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await send(setup, '1000');
  await settled(() => expect(modal().textContent).toContain('we do not know yet'));
  await press(button(form() ?? modal(), words['action.retry']));
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBe(before - 1000);
});

test('[WAL-07] an unknown outcome stays unknown while another transfer goes to another downline', async () => {
  const setup = await ready();
  const before = await main(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await send(setup, '1000');
  await settled(() => expect(modal().textContent).toContain('we do not know yet'));
  await close();
  await look(1);
  await settled(() => expect(offer()).toBeTruthy());
  await press(button(modal(), 'Send money to '));
  await settled(() => expect(modal().textContent).toContain('Left for today'));
  expect(modal().textContent).not.toContain('we do not know yet');
  expect(field('amount').value).toBe('');
  await send(setup, '500');
  await settled(() => expect(titles(setup)).toHaveLength(1));
  await close();
  await look(0);
  await settled(() => expect(offer()).toBeTruthy());
  await press(button(modal(), 'Send money to '));
  await settled(() => expect(field('amount').value).toBe('1000'));
  expect(modal().textContent).toContain('we do not know yet');
  await send(setup, '1000');
  await settled(() => expect(field('amount').value).toBe(''));
  expect(await main(setup)).toBe(before - 1500);
});

test('[WAL-07] after a lost answer and a reload it is sent once, with the password typed again', async () => {
  const deviceStorage = memoryStore();
  const before = await ready({ deviceStorage });
  const had = await main(before);
  await before.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await send(before, '1000');
  await settled(() => expect(modal().textContent).toContain('we do not know yet'));
  await act(async () => root.render(null));
  const after = await ready({ deviceStorage, sandbox: before.sandbox });
  // The browser keeps only a mark of the first attempt. It recognises the transfer although the password differs.
  await send(after, '1000', '111111');
  await settled(() => expect(sent(after)).toBe(1));
  await idle();
  await send(after, '1000');
  await settled(() => expect(field('amount').value).toBe(''));
  expect(await main(after)).toBe(had - 1000);
});

test('[AGT-04] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const setup = await ready();
  await send(setup, '500', '111111');
  await settled(() => expect(errorOf('paymentPassword')).toContain('password'));
  expect(field('amount').value).toBe('500');
});

test('[AGT-04] [ERR-01] the window of another downline does not show the failure of this one', async () => {
  const setup = await ready();
  await send(setup, '500', '111111');
  await settled(() => expect(errorOf('paymentPassword')).toContain('password'));
  await close();
  await look(1);
  await settled(() => expect(offer()).toBeTruthy());
  await press(button(modal(), 'Send money to '));
  await settled(() => expect(modal().textContent).toContain('Left for today'));
  expect(field('paymentPassword').getAttribute('aria-invalid')).not.toBe('true');
  expect(field('amount').value).toBe('');
});

test('[AGT-04] a policy that changes before the press shows an error; details offer no transfer', async () => {
  const setup = await ready();
  const before = await main(setup);
  await setup.setScenario({ downlineTransfer: false });
  await send(setup, '500');
  await settled(() => expect(modal().textContent).toContain(words['team.sendOff']));
  expect(field('amount').value).toBe('500');
  expect(await main(setup)).toBe(before);
  await press(button(modal(), words['action.back']));
  await settled(() => expect(offer()).toBeUndefined());
});

test('[AGT-04] where the operator allows no transfers the window does not mention them', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ downlineTransfer: false });
  await logIn(setup, 'demo_agent');
  await draw(root, setup, <Listed page={DownlinesWidget} />);
  await settled(() => expect(rows().length).toBeGreaterThan(0));
  await look();
  await settled(() => expect(timesSent(setup, `GET ${target}`)).toBe(1));
  await settled(() => expect(modal().querySelector('[aria-busy="true"]')).toBeNull());
  expect(offer()).toBeUndefined();
  expect(modal().textContent).not.toContain(words['error.featureOff']);
  expect(modal().querySelector('#downline-transfer')).toBeNull();
});

test('[AGT-04] offers nothing without the call in the backend, or when the downline has moved', async () => {
  for (const fault of [
    { kind: 'http', status: 404 },
    { kind: 'business', code: 'NOT_FOUND' },
  ] as const) {
    const setup = await opened();
    await setup.setScenario({ faults: [{ path: target, ...fault }] });
    await look();
    await settled(() => expect(timesSent(setup, `GET ${target}`)).toBe(1));
    await settled(() => expect(field('rate-RNG').value).not.toBe(''));
    expect(modal().querySelector('#downline-transfer')).toBeNull();
    await close();
  }
});

test('[AGT-04] downlines further down get no transfer, and no request is sent for them', async () => {
  const setup = await opened({}, '?list.level=2');
  await look();
  await settled(() => expect(modal().textContent).toContain(words['team.ratesOfDirect']));
  expect(modal().querySelector('#downline-transfer')).toBeNull();
  expect(timesSent(setup, `GET ${target}`)).toBe(0);
});

test('[AGT-04] [ERR-01] reads the target again after a failure, and nothing else before it opens', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: target, kind: 'http', status: 500, times: 1 }] });
  await look();
  const section = () => findIn<HTMLElement>(modal(), '[aria-labelledby="downline-transfer"]');
  await settled(() => expect(section().textContent).toContain(words['action.retry']));
  await press(button(section(), words['action.retry']));
  await settled(() => expect(offer()).toBeTruthy());
  expect(timesSent(setup, 'GET /wps/agent/team/transfers')).toBe(0);
  expect(timesSent(setup, 'GET /wps/relay/GCS_merchantWallet')).toBe(0);
});

test('[AGT-04] typed values and rates are kept when the agent switches between form and details', async () => {
  const setup = await opened();
  const { first } = await people(setup);
  await look();
  await settled(() => expect(offer()).toBeTruthy());
  await settled(() => expect(field('rate-RNG').value).not.toBe(''));
  await typeIn(field('rate-LIVE'), '0.1');
  await press(button(modal(), 'Send money to '));
  await settled(() => expect(modal().textContent).toContain('Left for today'));
  await fill('1,000');
  await typeIn(field('note'), 'eid');
  await press(button(modal(), words['action.back']));
  expect(field('rate-LIVE').value).toBe('0.1');
  expect(document.activeElement?.textContent).toBe(words['team.sendMoney']);
  await press(button(modal(), `Send money to ${first.account}`));
  expect(field('amount').value).toBe('1,000');
  expect(field('note').value).toBe('eid');
  expect(field('paymentPassword').value).toBe('');
});

test('[LAY-03] a balance that is hidden in the header stays hidden in the form', async () => {
  const setup = await ready();
  await fill('1000');
  await settled(() =>
    expect(modal().textContent).toContain('After the transfer the main wallet has'),
  );
  const left = ((await main(setup)) - 1000).toLocaleString('en-US', { minimumFractionDigits: 2 });
  expect(modal().textContent).toContain(left);
  await act(async () => setup.runtime.preferences.setBalanceHidden(true));
  expect(modal().textContent).not.toContain(left);
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { findIn } from '../../testing/lookup.fixture.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { PointsWidget } from './PointsWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const redeem = '/wps/relay/passwordCheck/MCS2_redeemPointReward';
const convert = '/wps/relay/passwordCheck/MCS2_convertPoint';
let box: HTMLElement;
let root: Root;
let written: string[];

beforeEach(() => {
  stubMatchMedia(false);
  stubResizeObserver();
  written = [];
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const find = <Found extends Element>(selector: string) => findIn<Found>(document, selector);
const window_ = '[role="dialog"]';
/** A button of the page or of the open window, by its text. */
function button(text: string, inside = 'body'): HTMLButtonElement {
  const found = [...find(inside).querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === text,
  );
  if (!found) throw new Error(`There is no ${text}`);
  return found;
}
async function write(selector: string, value: string) {
  await typeIn(find<HTMLInputElement>(selector), value);
}

async function opened(search = ''): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  await draw(
    root,
    setup,
    <Listed page={PointsWidget} search={search} onSearch={(next) => written.push(next)} />,
  );
  return setup;
}
const mall = async () => {
  const setup = await opened();
  await settled(() => expect(find('input[name="points"]')).toBeTruthy());
  await settled(() => expect(box.querySelectorAll('article').length).toBeGreaterThan(3));
  return setup;
};
const sent = (setup: TestRuntime, path: string) => timesSent(setup, `POST ${path}`);
const points = async ({ runtime }: TestRuntime) => (await runtime.api.getPointBalance()).balance;

/** Opens the redemption of a reward, and fills in its window up to the review. */
async function review(reward: string, password = '246810', address?: string) {
  await press(button(`Redeem: ${reward}`));
  await settled(() => expect(find(`${window_} form`)).toBeTruthy());
  if (address !== undefined) await write(`${window_} input[name="address"]`, address);
  await write(`${window_} input[name="paymentPassword"]`, password);
  await press(button('Continue', window_));
  await settled(() => expect(find(window_).textContent).toContain('Check before sending'));
}

test('[PTS-01] [WAL-07] a reward is reviewed before it is sent, and two presses send it once', async () => {
  const setup = await mall();
  await review('Kite set', '246810', 'Dhaka');
  expect(find(`${window_} dl`).textContent).toContain('Dhaka');
  expect(sent(setup, redeem)).toBe(0);
  await pressTwice(() => button('Redeem', window_));
  await settled(() => expect(document.querySelector(window_)).toBeNull());
  expect(sent(setup, redeem)).toBe(1);
  expect(await points(setup)).toBe(8_640 - 2_400);
  await settled(() => expect(box.textContent).toContain('6,240'));
  const { list } = await setup.runtime.api.getRedeems({});
  expect(list[0]).toMatchObject({ name: 'Kite set', status: 'inProcess', requiredPoints: 2_400 });
});

test('[PTS-01] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const setup = await mall();
  await review('Kite set', '111111', 'Dhaka');
  await press(button('Redeem', window_));
  const password = `${window_} input[name="paymentPassword"]`;
  await settled(() => expect(find(password).getAttribute('aria-invalid')).toBe('true'));
  expect(find<HTMLInputElement>(`${window_} input[name="address"]`).value).toBe('Dhaka');
  expect(await points(setup)).toBe(8_640);
});

test('[WAL-07] a lost answer shows an error, and the second try redeems nothing a second time', async () => {
  const setup = await mall();
  await setup.setScenario({ faults: [{ path: redeem, kind: 'lost', times: 1 }] });
  await review('25 free spins');
  await press(button('Redeem', window_));
  await settled(() => expect(find(window_).textContent).toContain('we do not know yet'));
  await press(button('Try again', window_));
  await settled(() => expect(document.querySelector(window_)).toBeNull());
  expect(sent(setup, redeem)).toBe(2);
  expect(await points(setup)).toBe(8_640 - 800);
});

test('[PTS-01] a balance that falls before the redemption shows an error, and nothing can be sent', async () => {
  const setup = await mall();
  const { api } = setup.runtime;
  await api.convertPoints({ points: 8_000, paymentPassword: '246810' }, await newKey());
  await review('25 free spins');
  await press(button('Redeem', window_));
  await settled(() => expect(find(window_).textContent).toContain('You need 160 more points.'));
  expect(button('Continue', window_).disabled).toBe(true);
  expect(await points(setup)).toBe(640);
  await settled(() =>
    expect(box.querySelector('[data-component="kpi-tile"]')?.textContent).toContain('640'),
  );
});

test('[PTS-01] [WAL-07] points become money after a question, exactly and once', async () => {
  const setup = await mall();
  const before = Number((await setup.runtime.api.getWallets()).main);
  await write('input[name="points"]', '2,000');
  expect(find('form dl').textContent).toContain('\u09F3200.00');
  expect(find('form dl').textContent).toContain('6,640');
  await write('input[name="paymentPassword"]', '246810');
  await pressTwice(() => button('Convert'));
  const questions = setup.runtime.dialogs.getSnapshot();
  expect(questions).toHaveLength(1);
  expect(questions[0]?.body).toContain('2,000 points become \u09F3200.00');
  await answerQuestion(setup, true);
  await settled(() => expect(find<HTMLInputElement>('input[name="points"]').value).toBe(''));
  expect(sent(setup, convert)).toBe(1);
  expect(await points(setup)).toBe(6_640);
  expect(Number((await setup.runtime.api.getWallets()).main)).toBe(before + 200);
});

test('[PTS-01] "no" and a number between two steps send nothing, and the form stays', async () => {
  const setup = await mall();
  await write('input[name="points"]', '105');
  await write('input[name="paymentPassword"]', '246810');
  await press(button('Convert'));
  expect(box.textContent).toContain('Enter points in steps of 10.');
  await write('input[name="points"]', '100');
  await press(button('Convert'));
  await answerQuestion(setup, false);
  expect(find<HTMLInputElement>('input[name="points"]').value).toBe('100');
  expect(sent(setup, convert)).toBe(0);
});

test('[NAV-03] [PTS-01] the address opens the history, and a tab changes the address', async () => {
  await opened('?tab=history');
  await settled(() => expect(box.querySelectorAll('tbody tr').length).toBeGreaterThan(0));
  expect(find('[role="tab"][aria-selected="true"]').textContent).toBe('Redeem history');
  // A press on a tab starts with the mouse button going down.
  await act(async () => {
    const down = new MouseEvent('mousedown', { bubbles: true, button: 0 });
    find('[role="tab"]:last-of-type').dispatchEvent(down);
  });
  await settled(() => expect(written.at(-1)).toBe('?tab=details'));
  await settled(() => expect(box.querySelectorAll('tbody tr').length).toBeGreaterThan(3));
});

test('[NAV-09] while a centre is over the page, the list below does not change', async () => {
  await opened('?tab=history&member=transactionHistory&list.page=9&list.type=deposit');
  await settled(() => expect(box.querySelector('table')).not.toBeNull());
  await settled(() => expect(box.querySelector('[data-state="loading"]')).toBeNull());
  expect(written).toEqual([]);
});

test('[NAV-03] [PTS-01] the address has the order of the rewards, and the select changes it', async () => {
  await opened('?order=dear');
  await settled(() => expect(box.querySelectorAll('article').length).toBeGreaterThan(3));
  const costs = () =>
    [...box.querySelectorAll('[data-part="price"] b')].map(({ textContent }) =>
      Number(textContent?.replaceAll(',', '')),
    );
  expect(costs()).toEqual([...costs()].sort((one, other) => other - one));
  expect(costs()[0]).toBeGreaterThan(costs().at(-1) ?? 0);
  const order = find<HTMLSelectElement>('select');
  expect(order.value).toBe('dear');
  await act(async () => {
    order.value = 'name';
    order.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(written.at(-1)).toBe('?order=name');
});

test('[PTS-01] the latest redemptions stand beside the rewards, are updated, and link to the history', async () => {
  const setup = await mall();
  const latest = () => [...box.querySelectorAll('section[aria-labelledby="points-latest"] li')];
  await settled(() => expect(latest()).toHaveLength(3));
  await review('25 free spins');
  await press(button('Redeem', window_));
  await settled(() => expect(latest()[0]?.textContent).toContain('\u2212800'));
  expect(latest()[0]?.textContent).toContain('25 free spins');
  expect(latest()).toHaveLength(3);
  const { list } = await setup.runtime.api.getRedeems({});
  expect(latest()[0]?.textContent).toContain(list[0]?.referenceNumber);
  await press(button('See all'));
  expect(written.at(-1)).toBe('?tab=history');
});

// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { press, pressTwice } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { standInForBrowser } from './widget.fixture.tsx';

const words = catalogues.en;
const asking = '/wps/agent/contracts/offer/effects';
const terms = { kind: 'dividend', period: 'semimonthly', rate: '0.5' } as const;

let root: Root;
let box: HTMLElement;
beforeEach(() => {
  standInForBrowser();
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const button = (text: string, within: ParentNode = document): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`There is no ${text}`);
  return found;
};
const boxOf = (text: string): HTMLInputElement => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(text),
  );
  const control = label?.control;
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no ${text}`);
  return control;
};
/** Sets the value through the native setter, so that React sees an input event. */
const write = (text: string, value: string) =>
  act(async () => {
    const input = boxOf(text);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const windowOf = (title: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].find(({ textContent }) =>
    textContent?.includes(title),
  );
const review = (): HTMLElement => {
  const found = windowOf(words['contract.offerSure']);
  if (!found) throw new Error('There is no review');
  return found;
};

/** Fills in an offer to a downline who has a contract already, up to the review. */
async function typed() {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  await logIn(setup, 'demo_agent');
  const { rows } = await api.getDownlines({ accountType: 'agent', pageSize: 100 });
  const { rows: given } = await api.getContracts({
    kind: 'dividend',
    side: 'given',
    status: 'active',
    pageSize: 100,
  });
  const active = new Set(given.map(({ contractId }) => contractId));
  const told = async (memberId: string) =>
    (await api.getOfferEffects({ ...terms, memberId })).affected;
  let place = 0;
  let affected = await told(rows[place]?.memberId ?? '');
  // The offer affects more than the contract it replaces: also those of the downline's own downlines.
  while (affected.length < 2 || !active.has(affected[0]?.contractId ?? '')) {
    place += 1;
    affected = await told(rows[place]?.memberId ?? '');
  }
  await draw(root, setup, <Listed page={DividendWidget} />);
  await settled(() => expect(box.querySelector('[data-part="contract"] dd')).toBeTruthy());
  await press(boxOf(words['team.downline']));
  await settled(() => expect(button(words['contract.makeOffer'])).toBeTruthy());
  await press(button(words['contract.makeOffer']));
  const form = () => windowOf(words['contract.offerNew']);
  await settled(() =>
    expect(form()?.querySelector('[role="combobox"]:not([aria-busy])')).toBeTruthy(),
  );
  const toggle = form()?.querySelector<HTMLElement>('[data-part="toggle"]');
  if (!toggle) throw new Error('The list does not open');
  await press(toggle);
  const option = () => document.querySelectorAll<HTMLElement>('[role="option"]')[place];
  await settled(() => expect(option()).toBeTruthy());
  const chosen = option();
  if (!chosen) throw new Error('There is nobody to choose');
  await press(chosen);
  await write(`${words['contract.rate']} (%)`, terms.rate);
  await write(words['contract.periodicValidBet'], '1000');
  await write(words['team.activeMembers'], '3');
  const sent = () => timesSent(setup, 'PUT /wps/agent/contracts');
  return { setup, affected, sent, account: rows[place]?.account ?? '' };
}

test('[AGT-13] [WAL-07] shows the list of the backend before sending; two presses make one offer', async () => {
  const { setup, affected, sent, account } = await typed();
  await press(button(words['contract.sendOffer']));
  await settled(() => expect(review().querySelectorAll('li')).toHaveLength(affected.length));
  const lines = [...review().querySelectorAll('li')].map(({ textContent }) => textContent);
  for (const [place, row] of affected.entries()) {
    expect(lines[place]).toContain(row.account);
    expect(lines[place]).toContain(`${row.rate}%`);
    expect(lines[place]).toContain(words['contract.ends']);
  }
  expect(review().textContent).toContain(`If ${account} accepts this offer:`);
  const send = () => button(words['contract.sendOffer'], review());
  await press(send());
  expect(sent()).toBe(0);
  const tick = review().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!tick) throw new Error('There is no tick');
  await press(tick);
  const last = send();
  await pressTwice(() => last);
  await settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(sent()).toBe(1);
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe(words['contract.offered']);
  const { rows } = await setup.runtime.api.getContracts({ side: 'given', status: 'offered' });
  expect(rows.some(({ replaces }) => replaces === affected[0]?.contractId)).toBe(true);
});

test('[AGT-13] [ERR-01] nothing is sent without the list, and "no" keeps the form', async () => {
  const { setup, affected, sent } = await typed();
  await setup.setScenario({ faults: [{ path: asking, kind: 'http', status: 502 }] });
  await press(button(words['contract.sendOffer']));
  await settled(() => expect(button(words['action.retry'], review())).toBeTruthy());
  await press(button(words['contract.sendOffer'], review()));
  expect(sent()).toBe(0);
  await setup.setScenario({ faults: [] });
  await press(button(words['action.retry'], review()));
  await settled(() => expect(review().querySelectorAll('li')).toHaveLength(affected.length));
  await press(button(words['action.cancel'], review()));
  await settled(() => expect(windowOf(words['contract.offerSure'])).toBeUndefined());
  expect(boxOf(`${words['contract.rate']} (%)`).value).toBe(terms.rate);
  expect(sent()).toBe(0);
});

test('[AGT-13] [WAL-07] after a lost answer the form keeps its values, and the same offer is sent again', async () => {
  const { setup, affected, sent } = await typed();
  await setup.setScenario({
    faults: [{ path: '/wps/agent/contracts', kind: 'lost', times: 1 }],
  });
  await press(button(words['contract.sendOffer']));
  await settled(() => expect(review().querySelectorAll('li')).toHaveLength(affected.length));
  const tick = review().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (tick) await press(tick);
  await press(button(words['contract.sendOffer'], review()));
  await settled(() => expect(windowOf(words['contract.offerSure'])).toBeUndefined());
  const form = windowOf(words['contract.offerNew']);
  expect(form?.textContent).toContain(words['money.unknown']);
  expect(boxOf(`${words['contract.rate']} (%)`).value).toBe(terms.rate);
  await press(button(words['action.retry']));
  await settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  expect(sent()).toBe(2);
});

test('[AGT-13] when the own contract ended in another tab the backend refuses the steps, and they stay', async () => {
  const { setup, affected, sent } = await typed();
  const { api } = setup.runtime;
  await press(button(words['contract.sendOffer']));
  await settled(() => expect(review().querySelectorAll('li')).toHaveLength(affected.length));
  // The other tab requests the end of the agent's own contract, and the operator ends it after a day.
  const { rows } = await api.getContracts({ kind: 'dividend', side: 'received', status: 'active' });
  await api.processDividendContract(
    { contractId: rows[0]?.contractId ?? '', action: 'requestTermination' },
    await newKey(),
  );
  await setup.setScenario({ sessionMinutes: 100_000, clock: '2026-11-22T06:00:00Z' });
  const tick = review().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (tick) await press(tick);
  await press(button(words['contract.sendOffer'], review()));
  await settled(() => expect(windowOf(words['contract.offerSure'])).toBeUndefined());
  expect(sent()).toBe(1);
  const form = windowOf(words['contract.offerNew']);
  expect(form?.textContent).toContain('The rate cannot be higher than your own: 0%');
  expect(boxOf(`${words['contract.rate']} (%)`).value).toBe(terms.rate);
  expect(boxOf(words['contract.periodicValidBet']).value).toBe('1000');
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
});

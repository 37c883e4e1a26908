// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { press, pressTwice } from '../../testing/person.fixture.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { DailyWagesWidget } from '../daily/DailyWagesWidget.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { HourlySalaryWidget } from '../hourly/HourlySalaryWidget.tsx';
import { RealtimeSalaryWidget } from '../realtime/RealtimeSalaryWidget.tsx';
import type { ContractKind } from './kinds.ts';
import { all, button, dialog, standInForBrowser } from './widget.fixture.tsx';

const words = catalogues.en;
const paths = {
  dividend: '/wps/relay/MCS2_processDividendReq',
  daily: '/wps/relay/MCS2_processDailySalContract',
  hourly: '/wps/relay/MCS2_processContractHourSalary',
  realtime: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const;
const pages = {
  dividend: DividendWidget,
  daily: DailyWagesWidget,
  hourly: HourlySalaryWidget,
  realtime: RealtimeSalaryWidget,
} as const;

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

async function stage(world: 'usual' | 'agent-with-offers') {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ world });
  await logIn(setup, 'demo_agent');
  return setup;
}

async function open(kind: ContractKind, world: 'usual' | 'agent-with-offers' = 'usual') {
  const setup = await stage(world);
  await draw(root, setup, <Listed page={pages[kind]} />);
  await settled(() => expect(box.querySelector('[data-part="contract"] dd')).toBeTruthy());
  const sent = (path: string) => setup.requests.filter((one) => one.endsWith(` ${path}`)).length;
  return { ...setup, sent };
}

const tab = (text: string) => {
  const label = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === text,
  );
  if (!label?.control) throw new Error(`There is no ${text}`);
  return press(label.control);
};
const review = async (verb: string) => {
  await settled(() => expect(all('article').length).toBeGreaterThan(0));
  await press(button(verb, box));
  await settled(() => expect(dialog()?.textContent).toContain(words['contract.contract']));
  await settled(() => expect(dialog()?.querySelector('[data-component="skeleton"]')).toBeNull());
};
const confirmed = () => {
  const window = dialog();
  if (!window) throw new Error('There is no review');
  return window;
};

test('[AGT-13] [WAL-07] a review shows the list of the backend; two presses send one request', async () => {
  const page = await open('realtime', 'agent-with-offers');
  await tab(words['contract.mine']);
  await review(words['confirm.acceptContract.action']);
  const window = confirmed();
  const listed = window.querySelectorAll('li').length;
  expect(listed).toBeGreaterThan(0);
  const accept = button(words['confirm.acceptContract.action'], window);
  expect(accept.disabled || accept.getAttribute('aria-disabled') === 'true').toBe(true);
  await press(accept);
  expect(page.sent(paths.realtime)).toBe(0);
  const seen = window.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (!seen) throw new Error('There is no tick');
  await press(seen);
  await pressTwice(() => button(words['confirm.acceptContract.action'], window));
  await settled(() => expect(dialog()).toBeNull());
  expect(page.sent(paths.realtime)).toBe(1);
  const [toast] = page.runtime.toasts.getSnapshot();
  expect(toast?.title).toBe(words['success.contractAccepted']);
  expect(toast?.detail).toContain(words['status.contract.accepted']);
  await settled(() => expect(box.textContent).not.toContain(words['contract.answerBy']));
});

test('[AGT-13] an offer that was answered in another tab shows an error; the contracts are read again', async () => {
  const page = await open('dividend');
  await tab(words['contract.mine']);
  await review(words['confirm.rejectContract.action']);
  const { api } = page.runtime;
  const { rows } = await api.getContracts({
    kind: 'dividend',
    status: 'offered',
    side: 'received',
  });
  const contractId = rows[0]?.contractId ?? '';
  await api.processDividendContract({ contractId, action: 'accept' }, await newKey());
  await press(button(words['confirm.rejectContract.action'], confirmed()));
  await settled(() => expect(dialog()).toBeNull());
  expect(box.querySelector('[role="alert"]')?.textContent).toContain(words['error.alreadyDone']);
  await settled(() => expect(box.textContent).toContain(words['status.contract.accepted']));
  expect(page.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[AGT-13] [WAL-07] after a lost answer the same press is safe, and the step is made once', async () => {
  const page = await open('dividend');
  await tab(words['contract.mine']);
  await review(words['confirm.rejectContract.action']);
  await page.setScenario({ faults: [{ path: paths.dividend, kind: 'lost', times: 1 }] });
  await press(button(words['confirm.rejectContract.action'], confirmed()));
  await settled(() => expect(confirmed().textContent).toContain(words['money.unknown']));
  await press(button(words['action.retry'], confirmed()));
  await settled(() => expect(dialog()).toBeNull());
  expect(page.sent(paths.dividend)).toBe(2);
  expect(page.runtime.toasts.getSnapshot()[0]?.title).toBe(words['success.contractRejected']);
  expect(box.querySelector('[role="alert"]')).toBeNull();
});

test('[AGT-13] a review cannot be confirmed before the list of affected contracts is loaded', async () => {
  const page = await open('dividend');
  await tab(words['contract.mine']);
  await page.setScenario({
    faults: [{ path: '/wps/agent/contracts/effects', kind: 'http', status: 502 }],
  });
  await review(words['confirm.rejectContract.action']);
  await settled(() => expect(() => button(words['action.retry'], confirmed())).not.toThrow());
  await press(button(words['confirm.rejectContract.action'], confirmed()));
  expect(page.sent(paths.dividend)).toBe(0);
});

test('[AGT-13] requests a termination, and says that it was requested', async () => {
  const page = await open('daily');
  await tab(words['contract.mine']);
  await review(words['contract.askEnd']);
  const tick = confirmed().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (tick) await press(tick);
  await press(button(words['contract.askEnd'], confirmed()));
  await settled(() => expect(dialog()).toBeNull());
  expect(page.sent(paths.daily)).toBe(1);
  await settled(() =>
    expect(box.textContent).toContain(words['status.contract.terminationRequested']),
  );
});

test('[AGT-13] terminates a contract with a downline from its terms; the list is updated', async () => {
  const page = await open('dividend');
  await tab(words['team.downline']);
  const rows = () => all('tbody tr').map(({ textContent }) => textContent ?? '');
  const inForce = () =>
    all('tbody tr').find(({ textContent }) =>
      textContent?.includes(words['status.contract.active']),
    );
  await settled(() => expect(inForce()).toBeTruthy());
  const ended = () =>
    rows().filter((text) => text.includes(words['status.contract.terminated'])).length;
  const before = ended();
  const [openTerms] = inForce()?.querySelectorAll('button') ?? [];
  if (!openTerms) throw new Error('It does not open');
  await press(openTerms);
  await settled(() => expect(dialog()).toBeTruthy());
  await press(button(words['confirm.terminateContract.action'], confirmed()));
  await settled(() =>
    expect(dialog()?.textContent).toContain(words['confirm.terminateContract.title']),
  );
  await settled(() => expect(dialog()?.querySelector('[data-component="skeleton"]')).toBeNull());
  const tick = confirmed().querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (tick) await press(tick);
  await press(button(words['confirm.terminateContract.action'], confirmed()));
  await settled(() => expect(dialog()).toBeNull());
  expect(page.sent(paths.dividend)).toBe(1);
  await settled(() => expect(ended()).toBe(before + 1));
});

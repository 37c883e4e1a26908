// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { settled } from '../../testing/page.fixture.tsx';
import { press, pressTwice } from '../../testing/person.fixture.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { DailyWagesWidget } from '../daily/DailyWagesWidget.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { HourlySalaryWidget } from '../hourly/HourlySalaryWidget.tsx';
import { RealtimeSalaryWidget } from '../realtime/RealtimeSalaryWidget.tsx';
import { contractKinds } from './kinds.ts';
import {
  all,
  button,
  dialog,
  openContracts,
  opened,
  reviewed,
  standInForBrowser,
  tick,
} from './widget.fixture.tsx';

const words = catalogues.en;
const pages = {
  dividend: [DividendWidget, 'POST /wps/relay/MCS2_processDividendReq'],
  daily: [DailyWagesWidget, 'POST /wps/relay/MCS2_processDailySalContract'],
  hourly: [HourlySalaryWidget, 'POST /wps/relay/MCS2_processContractHourSalary'],
  realtime: [RealtimeSalaryWidget, 'POST /wps/relay/MCSFE_processRealTimeSalaryContract'],
} as const;

let close: () => Promise<void> = async () => undefined;
beforeEach(standInForBrowser);
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

async function open(...asked: Parameters<typeof openContracts>) {
  const page = await openContracts(...asked);
  ({ close } = page);
  return page;
}
async function review(box: HTMLElement, verb: string, title: string) {
  await settled(() => expect(all('article').length).toBeGreaterThan(0));
  await press(button(verb, box));
  await reviewed(title);
}

test('[AGT-13] an offer that expired during the review shows an error; the contracts are read again', async () => {
  const page = await open(RealtimeSalaryWidget, 'contract.mine', 'agent-with-offers');
  await review(
    page.box,
    words['confirm.acceptContract.action'],
    words['confirm.acceptContract.title'],
  );
  await tick();
  // Days pass while the review is open.
  await page.setScenario({
    world: 'agent-with-offers',
    sessionMinutes: 100_000,
    clock: '2026-11-29T06:00:00Z',
  });
  await press(button(words['confirm.acceptContract.action'], opened()));
  await settled(() => expect(dialog()).toBeNull());
  expect(page.box.querySelector('[role="alert"]')?.textContent).toContain(
    words['error.alreadyDone'],
  );
  await settled(() =>
    expect(() => button(words['confirm.acceptContract.action'], page.box)).toThrow(),
  );
  expect(page.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[AGT-13] two tabs answer one offer at once: one succeeds, the other shows an error', async () => {
  const page = await open(DividendWidget, 'contract.mine');
  await review(
    page.box,
    words['confirm.rejectContract.action'],
    words['confirm.rejectContract.title'],
  );
  const { api } = page.runtime;
  const { rows } = await api.getContracts({
    kind: 'dividend',
    status: 'offered',
    side: 'received',
  });
  const contractId = rows[0]?.contractId ?? '';
  const key = await newKey();
  let other: Promise<unknown> = Promise.resolve();
  await act(async () => {
    button(words['confirm.rejectContract.action'], opened()).click();
    other = api.processDividendContract({ contractId, action: 'reject' }, key);
    // Either of the two may come first.
    await other.catch(() => undefined);
  });
  await settled(() => expect(dialog()).toBeNull());
  const there = await other.then(
    () => 1,
    () => 0,
  );
  const here = page.runtime.toasts.getSnapshot().length;
  expect(there + here).toBe(1);
  expect(page.box.querySelectorAll('[role="alert"]')).toHaveLength(there);
  await settled(() => expect(page.box.textContent).toContain(words['status.contract.rejected']));
});

const given = [
  ['terminationRequested', 'contract.refuse', 'contract.refuseSure', 'contract.refused', 'active'],
  [
    'terminationRequested',
    'confirm.terminateContract.action',
    'confirm.terminateContract.title',
    'success.contractTerminated',
    'terminated',
  ],
  ['offered', 'contract.withdraw', 'contract.withdrawSure', 'contract.withdrawn', 'terminated'],
] as const;

/** A contract in this state that the agent gave to a downline, on the first page of its kind. */
async function someGiven(status: string) {
  const { runtime } = createTestRuntime();
  const { api } = runtime;
  await logIn({ runtime }, 'demo_agent');
  for (const kind of contractKinds) {
    const { rows } = await api.getContracts({ kind, side: 'given', pageNo: 1, pageSize: 20 });
    const found = rows.find((row) => row.status === status);
    if (found) return { kind, id: found.contractId };
  }
  throw new Error(`No contract is ${status}`);
}

test.each(given)(
  '[AGT-13] [WAL-07] given to a downline, %s: "%s" is reviewed, made once, and confirmed',
  async (status, verb, question, done, after) => {
    const { kind, id } = await someGiven(status);
    const [Page, path] = pages[kind];
    const page = await open(Page, 'team.downline');
    const terms = () => button(words['contract.termsOf'].replace('{id}', id), page.box);
    await settled(() => expect(terms()).toBeTruthy());
    await press(terms());
    await settled(() => expect(opened().textContent).toContain(id));
    // Its timeline is shown with its terms.
    expect(opened().querySelectorAll('[data-component="timeline"] li').length).toBeGreaterThan(0);
    await press(button(words[verb], opened()));
    await reviewed(words[question]);
    await tick();
    const sure = button(words[verb], opened());
    await pressTwice(() => sure);
    await settled(() => expect(dialog()).toBeNull());
    expect(page.sent(path)).toBe(1);
    expect(page.runtime.toasts.getSnapshot().map(({ title }) => title)).toEqual([words[done]]);
    const now = await page.runtime.api.getContracts({ kind, side: 'given', pageSize: 100 });
    expect(now.rows.find(({ contractId }) => contractId === id)?.status).toBe(after);
  },
);

test('[AGT-13] [WAL-07] two presses request one contract, and the offer that answers it is shown', async () => {
  const page = await open(DailyWagesWidget, 'contract.mine');
  const ask = words['empty.contracts.action'];
  await settled(() => expect(() => button(ask, page.box)).not.toThrow());
  await press(button(ask, page.box));
  await settled(() => expect(opened().textContent).toContain(words['contract.requestNew']));
  const periods = [...opened().querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(periods.map(({ value }) => value)).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  const send = button(words['contract.sendRequest'], opened());
  await pressTwice(() => send);
  await settled(() => expect(dialog()).toBeNull());
  expect(page.sent('POST /wps/agent/contracts/request')).toBe(1);
  expect(page.runtime.toasts.getSnapshot().map(({ title }) => title)).toEqual([
    words['success.contractRequested'],
  ]);
  await page.setScenario({ sessionMinutes: 100_000, clock: '2026-11-20T16:00:00Z' });
  await act(() => page.queryClient.invalidateQueries());
  await settled(() =>
    expect(() => button(words['confirm.acceptContract.action'], page.box)).not.toThrow(),
  );
  expect(() => button(ask, page.box)).toThrow();
});

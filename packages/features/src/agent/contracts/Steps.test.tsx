// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { DailyWagesWidget } from '../daily/DailyWagesWidget.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { HourlySalaryWidget } from '../hourly/HourlySalaryWidget.tsx';
import { RealtimeSalaryWidget } from '../realtime/RealtimeSalaryWidget.tsx';
import { contractKinds } from './kinds.ts';
import {
  answer,
  closed,
  dialog,
  openContracts,
  review,
  reviewed,
  tick,
} from './widget.fixture.tsx';

const words = catalogues.en;
const pages = {
  dividend: [DividendWidget, 'POST /wps/relay/MCS2_processDividendReq'],
  daily: [DailyWagesWidget, 'POST /wps/relay/MCS2_processDailySalContract'],
  hourly: [HourlySalaryWidget, 'POST /wps/relay/MCS2_processContractHourSalary'],
  realtime: [RealtimeSalaryWidget, 'POST /wps/relay/MCSFE_processRealTimeSalaryContract'],
} as const;
const [accept, reject] = [
  words['confirm.acceptContract.action'],
  words['confirm.rejectContract.action'],
];

test('[AGT-13] an offer that expired during the review shows an error; the contracts are read again', async () => {
  const page = await openContracts(RealtimeSalaryWidget, 'contract.mine', 'agent-with-offers');
  await review(page, accept, words['confirm.acceptContract.title']);
  await tick(page);
  // Days pass while the review is open.
  await page.setScenario({
    world: 'agent-with-offers',
    sessionMinutes: 100_000,
    clock: '2026-11-29T06:00:00Z',
  });
  await page.user.click(answer(accept));
  await closed();
  expect(await screen.findByRole('alert')).toHaveTextContent(words['error.alreadyDone']);
  await waitFor(() => expect(screen.queryByRole('button', { name: accept })).toBeNull());
  expect(page.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[AGT-13] two tabs answer one offer at once: one succeeds, the other shows an error', async () => {
  const page = await openContracts(DividendWidget, 'contract.mine');
  await review(page, reject, words['confirm.rejectContract.title']);
  const { api } = page.runtime;
  const { rows } = await api.getContracts({
    kind: 'dividend',
    status: 'offered',
    side: 'received',
  });
  const contractId = rows[0]?.contractId ?? '';
  const key = await newKey();
  // Either of the two may come first.
  const [there] = await Promise.all([
    api.processDividendContract({ contractId, action: 'reject' }, key).then(
      () => 1,
      () => 0,
    ),
    page.user.click(answer(reject)),
  ]);
  await closed();
  const here = page.runtime.toasts.getSnapshot().length;
  expect(there + here).toBe(1);
  expect(screen.queryAllByRole('alert')).toHaveLength(there);
  const contract = screen.getByRole('article', { name: new RegExp(contractId) });
  await waitFor(() => expect(contract).toHaveTextContent(words['status.contract.rejected']));
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
    const page = await openContracts(Page, 'team.downline');
    await page.user.click(
      await screen.findByRole('button', { name: words['contract.termsOf'].replace('{id}', id) }),
    );
    expect(await dialog().findByRole('heading', { name: new RegExp(id) })).toBeVisible();
    // Its timeline is shown with its terms.
    const course = dialog().getByRole('list', {
      name: words['contract.courseOf'].replace('{id}', id),
    });
    expect(within(course).getAllByRole('listitem').length).toBeGreaterThan(0);
    await page.user.click(answer(words[verb]));
    await reviewed(words[question]);
    await tick(page);
    const sure = answer(words[verb]);
    await pressTwiceAtOnce(() => sure);
    await closed();
    expect(timesSent(page, path)).toBe(1);
    expect(page.runtime.toasts.getSnapshot().map(({ title }) => title)).toEqual([words[done]]);
    const now = await page.runtime.api.getContracts({ kind, side: 'given', pageSize: 100 });
    expect(now.rows.find(({ contractId }) => contractId === id)?.status).toBe(after);
  },
);

test('[AGT-13] [WAL-07] two presses request one contract, and the offer that answers it is shown', async () => {
  const page = await openContracts(DailyWagesWidget, 'contract.mine');
  const ask = { name: words['empty.contracts.action'] };
  await page.user.click(await screen.findByRole('button', ask));
  expect(await screen.findByRole('dialog', { name: words['contract.requestNew'] })).toBeVisible();
  const periods = dialog().getAllByRole<HTMLInputElement>('radio');
  expect(periods.map(({ value }) => value)).toEqual(['daily', 'weekly', 'semimonthly', 'monthly']);
  const send = answer(words['contract.sendRequest']);
  await pressTwiceAtOnce(() => send);
  await closed();
  expect(timesSent(page, 'POST /wps/agent/contracts/request')).toBe(1);
  expect(page.runtime.toasts.getSnapshot().map(({ title }) => title)).toEqual([
    words['success.contractRequested'],
  ]);
  await page.setScenario({ sessionMinutes: 100_000, clock: '2026-11-20T16:00:00Z' });
  await act(() => page.queryClient.invalidateQueries());
  expect(await screen.findByRole('button', { name: accept })).toBeVisible();
  expect(screen.queryByRole('button', ask)).toBeNull();
});

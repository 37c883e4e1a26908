// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues } from '../../testing/test-runtime.tsx';
import { DailyWagesWidget } from '../daily/DailyWagesWidget.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { RealtimeSalaryWidget } from '../realtime/RealtimeSalaryWidget.tsx';
import { rows } from '../team-figures/agent-page.fixture.tsx';
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
const paths = {
  dividend: '/wps/relay/MCS2_processDividendReq',
  daily: '/wps/relay/MCS2_processDailySalContract',
  realtime: '/wps/relay/MCSFE_processRealTimeSalaryContract',
} as const;
const [accept, reject, askEnd, terminate] = [
  words['confirm.acceptContract.action'],
  words['confirm.rejectContract.action'],
  words['contract.askEnd'],
  words['confirm.terminateContract.action'],
];

/** Opens the review that rejects the offer of a dividend contract. */
async function reviewReject() {
  const page = await openContracts(DividendWidget, 'contract.mine');
  await review(page, reject, words['confirm.rejectContract.title']);
  return page;
}

test('[AGT-13] [WAL-07] a review shows the list of the backend; two presses send one request', async () => {
  const page = await openContracts(RealtimeSalaryWidget, 'contract.mine', 'agent-with-offers');
  const sent = () => timesSent(page, `POST ${paths.realtime}`);
  await review(page, accept, words['confirm.acceptContract.title']);
  expect(dialog().getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(answer(accept)).toBeDisabled();
  await page.user.click(answer(accept));
  expect(sent()).toBe(0);
  await page.user.click(dialog().getByRole('checkbox', { name: words['contract.seen'] }));
  const confirm = answer(accept);
  await pressTwiceAtOnce(() => confirm);
  await closed();
  expect(sent()).toBe(1);
  const [toast] = page.runtime.toasts.getSnapshot();
  expect(toast?.title).toBe(words['success.contractAccepted']);
  expect(toast?.detail).toContain(words['status.contract.accepted']);
  await waitFor(() => expect(screen.queryByText(words['contract.answerBy'])).toBeNull());
});

test('[AGT-13] an offer that was answered in another tab shows an error; the contracts are read again', async () => {
  const page = await reviewReject();
  const { api } = page.runtime;
  const { rows: offers } = await api.getContracts({
    kind: 'dividend',
    status: 'offered',
    side: 'received',
  });
  const contractId = offers[0]?.contractId ?? '';
  await api.processDividendContract({ contractId, action: 'accept' }, await newKey());
  await page.user.click(answer(reject));
  await closed();
  expect(await screen.findByRole('alert')).toHaveTextContent(words['error.alreadyDone']);
  const contract = screen.getByRole('article', { name: new RegExp(contractId) });
  await waitFor(() => expect(contract).toHaveTextContent(words['status.contract.accepted']));
  expect(page.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[AGT-13] [WAL-07] after a lost answer the same press is safe, and the step is made once', async () => {
  const page = await reviewReject();
  await page.setScenario({ faults: [{ path: paths.dividend, kind: 'lost', times: 1 }] });
  await page.user.click(answer(reject));
  expect(await dialog().findByText(words['money.unknown'])).toBeVisible();
  await page.user.click(answer(words['action.retry']));
  await closed();
  expect(timesSent(page, `POST ${paths.dividend}`)).toBe(2);
  expect(page.runtime.toasts.getSnapshot()[0]?.title).toBe(words['success.contractRejected']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[AGT-13] a review cannot be confirmed before the list of affected contracts is loaded', async () => {
  const page = await openContracts(DividendWidget, 'contract.mine');
  await page.setScenario({
    faults: [{ path: '/wps/agent/contracts/effects', kind: 'http', status: 502 }],
  });
  await review(page, reject, words['confirm.rejectContract.title']);
  expect(await dialog().findByRole('button', { name: words['action.retry'] })).toBeVisible();
  expect(answer(reject)).toBeDisabled();
  await page.user.click(answer(reject));
  expect(timesSent(page, `POST ${paths.dividend}`)).toBe(0);
});

test('[AGT-13] requests a termination, and says that it was requested', async () => {
  const page = await openContracts(DailyWagesWidget, 'contract.mine');
  const { rows: received } = await page.runtime.api.getContracts({
    kind: 'daily',
    status: 'active',
    side: 'received',
  });
  const id = new RegExp(received[0]?.contractId ?? '');
  await review(page, askEnd, words['contract.askEndSure']);
  await tick(page);
  await page.user.click(answer(askEnd));
  await closed();
  expect(timesSent(page, `POST ${paths.daily}`)).toBe(1);
  const contract = screen.getByRole('article', { name: id });
  await waitFor(() =>
    expect(contract).toHaveTextContent(words['status.contract.terminationRequested']),
  );
});

test('[AGT-13] terminates a contract with a downline from its terms; the list is updated', async () => {
  const page = await openContracts(DividendWidget, 'team.downline');
  const some = await screen.findAllByRole('row', { name: / Active / });
  const ended = () =>
    rows().filter(({ textContent }) => textContent?.includes(words['status.contract.terminated']))
      .length;
  const before = ended();
  const [first] = some;
  if (!first) throw new Error('No contract is in force');
  await page.user.click(within(first).getByRole('button', { name: /^Contract terms of / }));
  await page.user.click(await screen.findByRole('button', { name: terminate }));
  await reviewed(words['confirm.terminateContract.title']);
  await tick(page);
  await page.user.click(answer(terminate));
  await closed();
  expect(timesSent(page, `POST ${paths.dividend}`)).toBe(1);
  await waitFor(() => expect(ended()).toBe(before + 1));
});

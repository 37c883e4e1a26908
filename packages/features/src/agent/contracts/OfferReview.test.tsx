// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { DividendWidget } from '../dividend/DividendWidget.tsx';
import { type AgentPage, openAsAgent } from '../team-figures/agent-page.fixture.tsx';
import { closed } from './widget.fixture.tsx';

const words = catalogues.en;
const asking = '/wps/agent/contracts/offer/effects';
const terms = { kind: 'dividend', period: 'semimonthly', rate: '0.5' } as const;

const form = () => within(screen.getByRole('dialog', { name: words['contract.offerNew'] }));
const rate = () => form().getByRole('textbox', { name: 'Rate (%)' });
const validBet = () => form().getByRole('textbox', { name: words['contract.periodicValidBet'] });

const question = { name: words['contract.offerSure'] };
const review = () => within(screen.getByRole('dialog', question));
const lines = () => review().findAllByRole('listitem');
const answer = (name: string) => review().getByRole('button', { name });
const tick = ({ user }: AgentPage) =>
  user.click(review().getByRole('checkbox', { name: words['contract.seen'] }));
const reviewClosed = () => waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());

/** Fills in an offer to a downline who has a contract already. */
async function typed() {
  const test = createTestRuntime({ language: 'en' });
  const { api } = test.runtime;
  await logIn(test, 'demo_agent');
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
  const page = await openAsAgent(<Listed page={DividendWidget} />, { test, wide: false });
  const { user } = page;
  await user.click(screen.getByRole('radio', { name: words['team.downline'] }));
  await user.click(await screen.findByRole('button', { name: words['contract.makeOffer'] }));
  await screen.findByRole('combobox', { name: words['contract.for'], busy: false });
  await user.click(form().getByRole('button', { name: words['contract.showDownlines'] }));
  const option = (await form().findAllByRole('option'))[place];
  if (!option) throw new Error('There is nobody to choose');
  await user.click(option);
  await user.type(rate(), terms.rate);
  await user.type(validBet(), '1000');
  await user.type(form().getByRole('textbox', { name: words['team.activeMembers'] }), '3');
  const send = () => user.click(form().getByRole('button', { name: words['contract.sendOffer'] }));
  const sent = () => timesSent(page, 'PUT /wps/agent/contracts');
  return { page, affected, send, sent, account: rows[place]?.account ?? '' };
}

test('[AGT-13] [WAL-07] shows the list of the backend before sending; two presses make one offer', async () => {
  const { page, affected, send, sent, account } = await typed();
  await send();
  const items = await lines();
  expect(items).toHaveLength(affected.length);
  for (const [place, row] of affected.entries()) {
    expect(items[place]).toHaveTextContent(row.account);
    expect(items[place]).toHaveTextContent(`${row.rate}%`);
    expect(items[place]).toHaveTextContent(words['contract.ends']);
  }
  expect(review().getByText(`If ${account} accepts this offer:`)).toBeVisible();
  const confirm = answer(words['contract.sendOffer']);
  await page.user.click(confirm);
  expect(sent()).toBe(0);
  await tick(page);
  await pressTwiceAtOnce(() => confirm);
  await closed();
  expect(sent()).toBe(1);
  expect(page.runtime.toasts.getSnapshot()[0]?.title).toBe(words['contract.offered']);
  const { rows } = await page.runtime.api.getContracts({ side: 'given', status: 'offered' });
  expect(rows.some(({ replaces }) => replaces === affected[0]?.contractId)).toBe(true);
});

test('[AGT-13] [ERR-01] nothing is sent without the list, and "no" keeps the form', async () => {
  const { page, affected, send, sent } = await typed();
  const { user } = page;
  await page.setScenario({ faults: [{ path: asking, kind: 'http', status: 502 }] });
  await send();
  const retry = await review().findByRole('button', { name: words['action.retry'] });
  await user.click(answer(words['contract.sendOffer']));
  expect(sent()).toBe(0);
  await page.setScenario({ faults: [] });
  await user.click(retry);
  expect(await lines()).toHaveLength(affected.length);
  await user.click(answer(words['action.cancel']));
  await reviewClosed();
  expect(rate()).toHaveValue(terms.rate);
  expect(sent()).toBe(0);
});

test('[AGT-13] [WAL-07] after a lost answer the form keeps its values, and the same offer is sent again', async () => {
  const { page, affected, send, sent } = await typed();
  await page.setScenario({
    faults: [{ path: '/wps/agent/contracts', kind: 'lost', times: 1 }],
  });
  await send();
  expect(await lines()).toHaveLength(affected.length);
  await tick(page);
  await page.user.click(answer(words['contract.sendOffer']));
  await reviewClosed();
  expect(await form().findByText(words['money.unknown'])).toBeVisible();
  expect(rate()).toHaveValue(terms.rate);
  await page.user.click(form().getByRole('button', { name: words['action.retry'] }));
  await closed();
  expect(sent()).toBe(2);
});

test('[AGT-13] when the own contract ended in another tab the backend refuses the steps, and they stay', async () => {
  const { page, affected, send, sent } = await typed();
  const { api } = page.runtime;
  await send();
  expect(await lines()).toHaveLength(affected.length);
  // The other tab requests the end of the agent's own contract, and the operator ends it after a day.
  const { rows } = await api.getContracts({ kind: 'dividend', side: 'received', status: 'active' });
  await api.processDividendContract(
    { contractId: rows[0]?.contractId ?? '', action: 'requestTermination' },
    await newKey(),
  );
  await page.setScenario({ sessionMinutes: 100_000, clock: '2026-11-22T06:00:00Z' });
  await tick(page);
  await page.user.click(answer(words['contract.sendOffer']));
  await reviewClosed();
  expect(sent()).toBe(1);
  const refusal = { name: /The rate cannot be higher than your own: 0%/ };
  expect(await form().findByRole('group', refusal)).toBeVisible();
  expect(rate()).toHaveValue(terms.rate);
  expect(validBet()).toHaveValue('1000');
  expect(page.runtime.toasts.getSnapshot()).toEqual([]);
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { subtractMoney } from '../../shared/money/decimal.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { answerQuestion, pressTwiceAtOnce } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import {
  amount,
  asked,
  choose,
  chosen,
  claims,
  details,
  dialog,
  envelopes,
  fill,
  greeting,
  main,
  oneEnvelope,
  open,
  password,
  path,
  questions,
  questionText,
  send,
  sendAndConfirm,
  sent,
} from './widget.fixture.tsx';

const words = catalogues.en;

/** An envelope of the demo agent to two members, one of whom has opened it. */
async function envelopeOfTwo(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  await logIn(setup, 'demo_agent');
  const found = await Promise.all(
    ['demo_member', 'demo_vip'].map((search) => api.getDownlines({ search, pageSize: 100 })),
  );
  const memberIds = found.map(
    ({ rows }) => rows.find(({ level }) => level === 1)?.memberId ?? 'nobody',
  );
  const { envelopeId } = await api.sendRedEnvelope(
    { memberIds, amount: '50.00', paymentPassword: '246810' },
    await newKey(),
  );
  await logIn(setup);
  await api.claimRedEnvelope({ envelopeId }, await newKey());
  return setup;
}

test('[AGT-14] asks with recipients and cost before anything is sent; "no" keeps the form', async () => {
  const page = await open();
  const before = await main(page);
  await choose(page);
  await choose(page);
  const accounts = chosen();
  await fill(page, '1,000');
  await page.user.click(send());
  await asked(page);
  expect(questions(page)[0]?.title).toBe('Send \u09F32,000.00 in red envelopes?');
  const text = questionText(page);
  for (const account of accounts) expect(text).toContain(account);
  expect(text).toContain('2 people receive \u09F31,000.00 each.');
  expect(text).toContain('\u09F346,200.50');
  await answerQuestion(page, false);
  expect(sent(page)).toBe(0);
  expect(await main(page)).toBe(before);
  expect(amount()).toHaveValue('1,000');
  expect(password()).toHaveValue('246810');
  expect(chosen()).toEqual(accounts);
});

test('[AGT-14] [WAL-07] two presses ask once and send one envelope; it costs what the question said', async () => {
  const page = await open();
  const before = await main(page);
  await choose(page);
  await choose(page);
  await fill(page, '33.33');
  await pressTwiceAtOnce(send);
  await asked(page);
  await answerQuestion(page, true);
  await oneEnvelope();
  expect(sent(page)).toBe(1);
  expect(await main(page)).toBe(subtractMoney(before, '66.66'));
  expect(envelopes()[0]).toHaveTextContent('2 downlines');
  expect(envelopes()[0]).toHaveTextContent('\u2212\u09F366.66');
  expect(chosen()).toEqual([]);
  expect(amount()).toHaveValue('');
  expect(password()).toHaveValue('');
});

test('[AGT-14] one choice selects all direct downlines, and each of them gets the amount', async () => {
  const page = await open();
  const { api } = page.runtime;
  const { totalCount } = await api.getDownlines({ pageSize: 1 });
  await page.user.click(screen.getByRole('radio', { name: words['envelope.toAll'] }));
  await fill(page, '0.01');
  await sendAndConfirm(page);
  await oneEnvelope();
  const { rows } = await api.getRedEnvelopes();
  expect(rows[0]).toMatchObject({ recipients: totalCount, amount: '0.01' });
});

test('[AGT-14] more than the balance is an error at the amount; nothing is asked or sent', async () => {
  const page = await open();
  await choose(page);
  await choose(page);
  await fill(page, '24100.26');
  await page.user.click(send());
  await waitFor(() => expect(amount()).toBeInvalid());
  expect(amount()).toHaveAccessibleDescription(/\u09F348,200\.52 in all/);
  expect(questions(page)).toHaveLength(0);
  await page.user.type(amount(), '{Backspace}5');
  expect(amount()).toHaveValue('24100.25');
  await waitFor(() => expect(amount()).toBeValid());
  expect(sent(page)).toBe(0);
});

test('[AGT-14] no recipients, no amount and no password are errors at their fields', async () => {
  const page = await open();
  await page.user.click(send());
  await waitFor(() => expect(amount()).toBeInvalid());
  expect(password()).toBeInvalid();
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
    expect.stringContaining(words['envelope.nobody']),
  );
  expect(questions(page)).toHaveLength(0);
});

test('[AGT-14] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const page = await open();
  await choose(page);
  await fill(page, '500', '111111');
  await sendAndConfirm(page);
  await waitFor(() => expect(password()).toHaveAccessibleDescription(/password/));
  expect(amount()).toHaveValue('500');
  expect(chosen()).toHaveLength(1);
});

test('[WAL-07] after a lost answer it is sent again with the same key, and is one envelope', async () => {
  const page = await open();
  const before = await main(page);
  // The list has the same path. It is read before, so that the lost answer is that of the sending.
  await page.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await choose(page);
  await fill(page, '100');
  await sendAndConfirm(page);
  expect(await screen.findByText(words['money.unknown'])).toBeVisible();
  expect(amount()).toHaveValue('100');
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(amount()).toHaveValue(''));
  expect(sent(page)).toBe(2);
  expect(await main(page)).toBe(subtractMoney(before, '100.00'));
  const { rows } = await page.runtime.api.getRedEnvelopes();
  expect(rows).toHaveLength(1);
});

test('[AGT-14] restores the draft of a form, without the password', async () => {
  const page = await open();
  await choose(page);
  const accounts = chosen();
  await fill(page, '77');
  await page.user.type(greeting(), 'Eid Mubarak');
  page.unmount();
  await open(page);
  await waitFor(() => expect(chosen()).toEqual(accounts));
  expect(amount()).toHaveValue('77');
  expect(greeting()).toHaveValue('Eid Mubarak');
  expect(password()).toHaveValue('');
});

test('[AGT-14] an envelope shows its recipients, and how many opened it', async () => {
  const page = await open();
  await choose(page);
  const [account = ''] = chosen();
  await fill(page, '5');
  await page.user.type(greeting(), 'Eid Mubarak');
  await sendAndConfirm(page);
  await oneEnvelope();
  await page.user.click(details());
  for (const text of [account, 'Eid Mubarak', '0 / 1', '\u09F35.00', words['envelope.open']]) {
    expect(dialog()).toHaveTextContent(text);
  }
});

test('[AGT-14] a received envelope is opened once, and its money is in the wallet', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { api } = setup.runtime;
  await logIn(setup, 'demo_agent');
  const { rows } = await api.getDownlines({ search: 'demo_member', pageSize: 100 });
  const member = rows.find(({ level }) => level === 1);
  const body = { memberIds: [member?.memberId ?? ''], amount: '50.00', paymentPassword: '246810' };
  await api.sendRedEnvelope(body, await newKey());
  const page = await open(setup, 'demo_member');
  await oneEnvelope();
  expect(envelopes()[0]).toHaveTextContent('+\u09F350.00');
  const before = await main(page);
  await page.user.click(details());
  const take = within(dialog()).getByRole('button', { name: words['envelope.take'] });
  await pressTwiceAtOnce(() => take);
  await waitFor(() => expect(envelopes()[0]).toHaveTextContent(words['envelope.taken']));
  expect(timesSent(page, `POST ${path}/claim`)).toBe(1);
  expect(subtractMoney(await main(page), before)).toBe('50.00');
});

test('[AGT-14] lists who opened the envelope, with amount and time, and not the others', async () => {
  const page = await open(await envelopeOfTwo());
  await oneEnvelope();
  await page.user.click(details());
  await waitFor(() => expect(claims()).toHaveLength(1));
  for (const text of ['de***er', '\u09F350.00', '2026-11-20 20:41:05']) {
    expect(claims()[0]).toHaveTextContent(text);
  }
  expect(dialog()).toHaveTextContent('1 / 2');
});

test('[AGT-14] [ERR-01] a failed list of openers can be loaded again, and is not shown as empty', async () => {
  const page = await open();
  await choose(page);
  await fill(page, '5');
  await sendAndConfirm(page);
  await oneEnvelope();
  await page.setScenario({ faults: [{ path: `${path}/claims`, kind: 'http', status: 502 }] });
  await page.user.click(details());
  const retry = await within(dialog()).findByRole('button', { name: 'Try again' });
  expect(dialog()).not.toHaveTextContent(words['envelope.nobodyYet']);
  await page.setScenario({ faults: [] });
  await page.user.click(retry);
  expect(await within(dialog()).findByText(words['envelope.nobodyYet'])).toBeVisible();
  expect(claims()).toEqual([]);
});

test('[AGT-14] a received envelope does not show the other recipients, and does not request them', async () => {
  const page = await open(await envelopeOfTwo(), 'demo_vip');
  await oneEnvelope();
  await page.user.click(details());
  expect(dialog()).toHaveTextContent('de***nt');
  expect(dialog()).not.toHaveTextContent(words['envelope.claims']);
  expect(page.requests).not.toContain(`GET ${path}/claims`);
});

test('[AGT-14] [LGN-06] a member who is no agent cannot send, and reads why', async () => {
  await open(undefined, 'demo_member');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Send / })).toBeNull();
});

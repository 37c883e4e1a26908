// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subtractMoney } from '../../shared/money/decimal.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice } from '../../testing/person.fixture.ts';
import { createTestRuntime, TestProviders, type TestRuntime } from '../../testing/test-runtime.tsx';
import words from './messages/en.json' with { type: 'json' };
import { main, path, question, sent, stage } from './widget.fixture.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
Element.prototype.scrollIntoView ??= () => undefined;

let page: ReturnType<typeof stage>;

beforeEach(() => {
  page = stage();
});
afterEach(() => page.clear());

/** The text of the open question. */
const asked = (setup: TestRuntime): string => {
  const [first] = question(setup);
  return renderToStaticMarkup(
    <TestProviders test={setup} language="en">
      {first?.body}
    </TestProviders>,
  );
};

const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const claims = () =>
  [...document.querySelectorAll(`[aria-label="${words['envelope.claims']}"] > li`)].map(
    ({ textContent }) => textContent,
  );

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
  const setup = await page.ready();
  const before = await main(setup);
  await page.choose(0);
  await page.choose(0);
  const chosen = page.chips();
  await page.fill('1,000');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  expect(question(setup)[0]?.title).toBe('Send \u09F32,000.00 in red envelopes?');
  for (const account of chosen) expect(asked(setup)).toContain(account);
  expect(asked(setup)).toContain('2 people receive \u09F31,000.00 each.');
  expect(asked(setup)).toContain('\u09F346,200.50');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(await main(setup)).toBe(before);
  expect([page.field('amount').value, page.field('paymentPassword').value]).toEqual([
    '1,000',
    '246810',
  ]);
  expect(page.chips()).toEqual(chosen);
});

test('[AGT-14] [WAL-07] two presses ask once and send one envelope; it costs what the question said', async () => {
  const setup = await page.ready();
  const before = await main(setup);
  await page.choose(0);
  await page.choose(0);
  await page.fill('33.33');
  await pressTwice(() => page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.rows()).toHaveLength(1));
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBe(subtractMoney(before, '66.66'));
  expect(page.rows()[0]).toContain('2 downlines');
  expect(page.rows()[0]).toContain('\u2212\u09F366.66');
  expect(page.chips()).toEqual([]);
  expect([page.field('amount').value, page.field('paymentPassword').value]).toEqual(['', '']);
});

test('[AGT-14] one choice selects all direct downlines, and each of them gets the amount', async () => {
  const setup = await page.ready();
  const { totalCount } = await setup.runtime.api.getDownlines({ pageSize: 1 });
  const [, all] = page.box.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  if (!all) throw new Error('There is no such choice');
  await press(all);
  await page.fill('0.01');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.rows()).toHaveLength(1));
  const { rows } = await setup.runtime.api.getRedEnvelopes();
  expect(rows[0]).toMatchObject({ recipients: totalCount, amount: '0.01' });
});

test('[AGT-14] more than the balance is an error at the amount; nothing is asked or sent', async () => {
  const setup = await page.ready();
  await page.choose(0);
  await page.choose(0);
  await page.fill('24100.26');
  await press(page.submit());
  expect(page.says(page.field('amount'))).toContain('\u09F348,200.52 in all');
  expect(question(setup)).toHaveLength(0);
  await page.write('amount', '24100.25');
  expect(page.field('amount').getAttribute('aria-invalid')).not.toBe('true');
  expect(sent(setup)).toBe(0);
});

test('[AGT-14] no recipients, no amount and no password are errors at their fields', async () => {
  const setup = await page.ready();
  await press(page.submit());
  expect(page.says(page.find('[role="combobox"]'))).toContain(words['envelope.nobody']);
  expect(page.field('amount').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('paymentPassword').getAttribute('aria-invalid')).toBe('true');
  expect(question(setup)).toHaveLength(0);
});

test('[AGT-14] a wrong transaction password is an error at its field, and the form keeps its values', async () => {
  const setup = await page.ready();
  await page.choose(0);
  await page.fill('500', '111111');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.says(page.field('paymentPassword'))).toContain('password'));
  expect(page.field('amount').value).toBe('500');
  expect(page.chips()).toHaveLength(1);
});

test('[WAL-07] after a lost answer it is sent again with the same key, and is one envelope', async () => {
  const setup = await page.ready();
  const before = await main(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  // The list has the same path. It is read before, so that the lost answer is that of the sending.
  await page.choose(0);
  await page.fill('100');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.box.textContent).toContain('we do not know yet'));
  expect(page.field('amount').value).toBe('100');
  await press(page.button('Try again'));
  await settled(() => expect(page.field('amount').value).toBe(''));
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBe(subtractMoney(before, '100.00'));
  const { rows } = await setup.runtime.api.getRedEnvelopes();
  expect(rows).toHaveLength(1);
});

test('[AGT-14] restores the draft of a form, without the password', async () => {
  const setup = await page.ready();
  await page.choose(0);
  const chosen = page.chips();
  await page.fill('77');
  await page.write('greeting', 'Eid Mubarak');
  await page.hide();
  await page.open('demo_agent', setup);
  await settled(() => expect(page.chips()).toEqual(chosen));
  expect(page.field('amount').value).toBe('77');
  expect(page.field('greeting').value).toBe('Eid Mubarak');
  expect(page.field('paymentPassword').value).toBe('');
});

test('[AGT-14] an envelope shows its recipients, and how many opened it', async () => {
  const setup = await page.ready();
  await page.choose(0);
  const [account = ''] = page.chips();
  await page.fill('5');
  await page.write('greeting', 'Eid Mubarak');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.rows()).toHaveLength(1));
  await press(page.button(words['envelope.details']));
  const detail = document.querySelector('[role="dialog"]')?.textContent;
  for (const text of [account, 'Eid Mubarak', '0 / 1', '\u09F35.00', words['envelope.open']]) {
    expect(detail).toContain(text);
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
  await page.open('demo_member', setup);
  await settled(() => expect(page.rows()).toHaveLength(1));
  expect(page.rows()[0]).toContain('+\u09F350.00');
  const before = await main(setup);
  await press(page.button(words['envelope.details']));
  const take = page.button(words['envelope.take']);
  await pressTwice(() => take);
  await settled(() => expect(page.rows()[0]).toContain(words['envelope.taken']));
  const claims = setup.requests.filter((one) => one === `POST ${path}/claim`);
  expect(claims).toHaveLength(1);
  expect(subtractMoney(await main(setup), before)).toBe('50.00');
});

test('[AGT-14] lists who opened the envelope, with amount and time, and not the others', async () => {
  const setup = await envelopeOfTwo();
  await page.open('demo_agent', setup);
  await settled(() => expect(page.rows()).toHaveLength(1));
  await press(page.button(words['envelope.details']));
  await settled(() => expect(claims()).toHaveLength(1));
  for (const text of ['de***er', '\u09F350.00', '2026-11-20 20:41:05']) {
    expect(claims()[0]).toContain(text);
  }
  expect(dialog()).toContain('1 / 2');
});

test('[AGT-14] [ERR-01] a failed list of openers can be loaded again, and is not shown as empty', async () => {
  const setup = await page.ready();
  await page.choose(0);
  await page.fill('5');
  await press(page.submit());
  await settled(() => expect(question(setup)).toHaveLength(1));
  await answerQuestion(setup, true);
  await settled(() => expect(page.rows()).toHaveLength(1));
  await setup.setScenario({ faults: [{ path: `${path}/claims`, kind: 'http', status: 502 }] });
  await press(page.button(words['envelope.details']));
  await settled(() => expect(page.button('Try again')).toBeTruthy());
  expect(dialog()).not.toContain(words['envelope.nobodyYet']);
  await setup.setScenario({ faults: [] });
  await press(page.button('Try again'));
  await settled(() => expect(dialog()).toContain(words['envelope.nobodyYet']));
  expect(claims()).toEqual([]);
});

test('[AGT-14] a received envelope does not show the other recipients, and does not request them', async () => {
  const setup = await envelopeOfTwo();
  await page.open('demo_vip', setup);
  await settled(() => expect(page.rows()).toHaveLength(1));
  await press(page.button(words['envelope.details']));
  expect(dialog()).toContain('de***nt');
  expect(dialog()).not.toContain(words['envelope.claims']);
  expect(setup.requests).not.toContain(`GET ${path}/claims`);
});

test('[AGT-14] [LGN-06] a member who is no agent cannot send, and reads why', async () => {
  await page.open('demo_member');
  await settled(() =>
    expect(page.box.querySelector('[data-component="error-state"]')).toBeTruthy(),
  );
  expect(page.box.querySelector('form')).toBeNull();
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialogs } from '../shell/dialog-host.tsx';
import { createTestRuntime, TestProviders, type TestRuntime } from '../testing/index.tsx';
import { WithdrawWidget, type WithdrawWidgetProps } from './WithdrawWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const path = '/wps/v2/withdraw';
const answerPath = '/wps/v2/withdraw/confirmation';
const cancelPath = '/wps/v2/withdraw/cancel';
const taka = '\u09F3';
let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** What comes with an answer is drawn at the end of an `act`: each look has one of its own. */
const settled = (condition: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      condition();
    },
    { interval: 20, timeout: 20_000 },
  );
const find = <Found extends Element>(selector: string, at: ParentNode = document): Found => {
  const found = at.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
const submit = () => find<HTMLButtonElement>('form button[type="submit"]');
const errorOf = (name: string) => {
  const [id = ''] = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
};
const press = (element: HTMLElement) => act(async () => element.click());
/** The last one with this name: what lies on top comes last. */
const button = (name: string) => {
  const all = [...document.querySelectorAll('button')];
  const found = all.filter(({ textContent }) => textContent === name).at(-1);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const pressed = async (name: string) => {
  await settled(() => expect(button(name)).toBeTruthy());
  await press(button(name));
};
/** The window over the page. */
const windowText = () => find('[role="dialog"]').textContent ?? '';

async function write(name: string, value: string) {
  await act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function fill(amount: string, password = '246810') {
  await write('amount', amount);
  await write('paymentPassword', password);
}

const member = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

async function opened(
  props: WithdrawWidgetProps = { pollMs: false },
  setup = createTestRuntime({ language: 'en' }),
): Promise<TestRuntime> {
  await setup.runtime.session.login(member);
  await act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        <WithdrawWidget {...props} />
        <Dialogs />
      </TestProviders>,
    ),
  );
  await settled(() => expect(submit()).toBeTruthy());
  return setup;
}

const question = async ({ runtime: { dialogs } }: TestRuntime) => {
  await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
  await settled(() => expect(find('[role="alertdialog"]')).toBeTruthy());
  return find('[role="alertdialog"]').textContent ?? '';
};
async function answer(setup: TestRuntime, yes: boolean) {
  await question(setup);
  const { dialogs } = setup.runtime;
  await act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, yes));
}
const sent = ({ requests }: TestRuntime, to = path) =>
  requests.filter((request) => request === `POST ${to}`).length;
const main = async ({ runtime }: TestRuntime) => Number((await runtime.api.getWallets()).main);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-order]')];
const refuseWith = (setup: TestRuntime, code: string, to = path) =>
  setup.setScenario({ faults: [{ path: to, kind: 'business', code, times: 1 }] });

test('[MEM-04] [WAL-03] the fee is the backend\u2019s; all is shown before it is sent, and "no" keeps the form', async () => {
  const setup = await opened();
  await fill('3,000');
  await settled(() => expect(box.textContent).toContain(`${taka}2,970.00`));
  await press(submit());
  const text = await question(setup);
  for (const part of ['Rafid Hasan', `${taka}3,000.00`, `${taka}30.00`, `${taka}2,970.00`]) {
    expect(text).toContain(part);
  }
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('amount').value).toBe('3,000');
  expect(field('paymentPassword').value).toBe('246810');
});

test('[WAL-03] [WAL-07] two presses are one question and one order; money leaves, the list shows it', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('3000');
  await act(async () => {
    submit().click();
    submit().click();
  });
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(field('paymentPassword').value).toBe('');
  expect(sent(setup)).toBe(1);
  expect(await main(setup)).toBe(before - 3000);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
});

test('[WAL-07] who has an order for the same under way reads so before a second one', async () => {
  const setup = await opened();
  const body = { accountId: 'pa-1', amount: '3000.00', paymentPassword: '246810' };
  const { withdrawalId } = await setup.runtime.api.createWithdrawal(body);
  await fill('3000');
  await press(submit());
  expect(await question(setup)).toContain(withdrawalId);
});

test('[WAL-03] a wrong transaction password is said at its field, emptied there, and nothing else is lost', async () => {
  const setup = await opened();
  await fill('500', '111111');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(errorOf('paymentPassword')).toContain('not correct'));
  expect(field('paymentPassword').value).toBe('');
  expect(field('amount').value).toBe('500');
  // Options are read again after a refusal: the sentence stays.
  await settled(() =>
    expect(setup.requests.filter((one) => one === `GET ${path}/options`)).toHaveLength(2),
  );
  expect(errorOf('paymentPassword')).toContain('not correct');
});

test.each([
  ['499.99', `The minimum is ${taka}500.00.`],
  ['0', `The minimum is ${taka}500.00.`],
  ['20000.01', `The maximum is ${taka}20,000.00.`],
  ['19999', 'The amount is more than your balance.'],
  ['1e5', 'Enter a valid amount.'],
  ['-500', 'Enter a valid amount.'],
  ['500.123', 'Use no more than 2 decimal places.'],
])('[WAL-03] %s is said under the field; nothing is asked', async (typed, says) => {
  const setup = await opened();
  await fill(typed);
  await press(submit());
  expect(errorOf('amount')).toBe(says);
  expect(setup.requests).not.toContain(`GET ${path}/quote`);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test.each([
  ['TURNOVER_REQUIRED', 'more before you can withdraw'],
  ['LIMIT_REACHED', 'today'],
  ['INSUFFICIENT_BALANCE', 'Your balance is not enough.'],
])('[WAL-03] a refusal with %s is said at the amount, and the form stays', async (code, says) => {
  const setup = await opened();
  await fill('500');
  await settled(() => expect(box.textContent).toContain(`${taka}495.00`));
  await press(submit());
  await question(setup);
  await refuseWith(setup, code);
  await answer(setup, true);
  await settled(() => expect(errorOf('amount')).toContain(says));
  expect(field('amount').value).toBe('500');
  expect(field('paymentPassword').value).toBe('246810');
});

test('[WAL-03] a refusal that is about no field is said above the form', async () => {
  const setup = await opened();
  await fill('500');
  await press(submit());
  await question(setup);
  await refuseWith(setup, 'ACCOUNT_LOCKED');
  await answer(setup, true);
  await settled(() => expect(box.textContent).toContain('This account is locked.'));
  expect(field('amount').value).toBe('500');
});

test('[WAL-03] an account that is gone by then is said; no other one takes its place', async () => {
  const setup = await opened();
  await fill('500');
  await settled(() => expect(box.textContent).toContain(`${taka}495.00`));
  await setup.runtime.api.removePayoutAccount({ accountId: 'pa-1', paymentPassword: '246810' });
  await press(submit());
  await settled(() => expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(1));
  expect(document.querySelector('input[type="radio"]:checked')).toBeNull();
  expect(box.textContent).toContain('This account is not there any more.');
  expect(field('amount').value).toBe('500');
  expect(sent(setup)).toBe(0);
});

test('[WAL-03] a fee that cannot be had stops everything before it leaves, and the second try goes on', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: `${path}/quote`, kind: 'http', times: 2 }] });
  await fill('500');
  await settled(() => expect(box.textContent).toContain('Something went wrong on our side.'));
  await press(submit());
  await settled(() => expect(box.textContent).toContain('Nothing was sent.'));
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  await press(find('form [data-component="alert"] button'));
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(1);
});

test('[WAL-07] a lost answer is said, and the second try makes no second order', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('1000');
  await press(submit());
  await question(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await answer(setup, true);
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  expect(field('amount').value).toBe('1000');
  await press(find('form [data-component="alert"] button'));
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(2);
  expect(await main(setup)).toBe(before - 1000);
});

test('[WAL-04] what waits stands first, with deadline and the operator\u2019s own words; "received" is asked and sent once', async () => {
  const setup = await opened();
  expect(find('[data-ask]').textContent).toContain('Answer by');
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  expect(await question(setup)).toContain('Confirm only after you see');
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(sent(setup, answerPath)).toBe(1);
  await settled(() => expect(document.querySelector('[data-ask]')).toBeNull());
});

test('[WAL-04] what another tab has answered is read and shown', async () => {
  const setup = await opened();
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  const id = find<HTMLElement>('[data-ask]').dataset.ask ?? '';
  await setup.runtime.api.answerWithdrawal({ withdrawalId: id, answer: 'received' });
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toContain('already been done');
});

test('[WAL-04] [WAL-07] a lost answer to the question keeps it open; the same once more is taken once', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path: answerPath, kind: 'lost', times: 1 }] });
  await pressed('Answer');
  await settled(() => expect(windowText()).toContain('If no answer comes in time'));
  await press(find('[role="dialog"] input[value="received"]'));
  await press(button('Yes, received'));
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('we do not know yet'));
  await press(button('Try again'));
  await settled(() => expect(windowText()).toContain('You said it arrived'));
  expect(sent(setup, answerPath)).toBe(2);
});

test('[WAL-04] [WAL-06] without a picture no report leaves; what is typed outlives the window', async () => {
  const setup = await opened();
  await pressed('Answer');
  await settled(() => expect(find('[role="dialog"] input[value="part"]')).toBeTruthy());
  await press(find('[role="dialog"] input[value="part"]'));
  await press(button('Next'));
  await write('receivedAmount', '500');
  await press(button('Report'));
  expect(windowText()).toContain('Add a proof image when the money did not arrive.');
  expect(sent(setup, answerPath)).toBe(0);
  await press(
    find(
      '[role="dialog"] [data-part="header"] button[aria-label="Close"], [role="dialog"] button[aria-label="Close"]',
    ),
  );
  await settled(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await pressed('Answer');
  await settled(() => expect(find('[role="dialog"] input[value="part"]:checked')).toBeTruthy());
  await press(button('Next'));
  expect(field('receivedAmount').value).toBe('500');
});

test('[MEM-04] [WAL-03] an order nobody approved yet is taken back after a question, and the money is there again', async () => {
  const setup = await opened();
  const before = await main(setup);
  await fill('1000');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
  const [first] = rows();
  if (first) await press(first);
  await pressed('Cancel withdrawal');
  await answer(setup, true);
  await settled(() => expect(windowText()).toContain('You cancelled it'));
  expect(sent(setup, cancelPath)).toBe(1);
  expect(await main(setup)).toBe(before);
  await settled(() => expect(rows()[0]?.textContent).toContain('Cancelled'));
});

test('[WAL-03] an order the backend is at work on is read again until it is not', async () => {
  const setup = await opened({ pollMs: 20 });
  await fill('1000');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Pending'));
  const id = rows()[0]?.dataset.order ?? '';
  const reject = () =>
    setup.sandbox.fetch(
      new Request('http://sandbox.invalid/sandbox/orders', {
        method: 'PUT',
        body: JSON.stringify({ id, outcome: 'reject' }),
      }),
    );
  expect((await reject()).ok).toBe(true);
  await settled(() => expect(rows()[0]?.textContent).toContain('Rejected'));
});

test('[WAL-07] what was typed is offered again after the session ran out, the password is not', async () => {
  const setup = await opened();
  await press(find('input[value="pa-2"]'));
  await fill('700');
  await refuseWith(setup, 'UNAUTHENTICATED', `${path}/list`);
  await act(async () => {
    await setup.runtime.api.getWithdrawals({ pageNo: 3 }).catch(() => undefined);
  });
  await settled(() => expect(setup.runtime.session.store.getState().kind).toBe('anonymous'));
  await act(async () => root.unmount());
  root = createRoot(box);
  await opened({ pollMs: false }, setup);
  expect(field('amount').value).toBe('');
  await press(find('[data-part="draft-offer"] button'));
  expect(field('amount').value).toBe('700');
  expect(field('paymentPassword').value).toBe('');
  expect(find('input[type="radio"]:checked').getAttribute('value')).toBe('pa-2');
});

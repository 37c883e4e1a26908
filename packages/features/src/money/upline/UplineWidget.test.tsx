// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../shared/session/key-value-store.ts';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, findIn } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import {
  answerQuestion,
  clickAgain,
  holdEnter,
  press,
  pressTwice,
  typeIn,
} from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import {
  createTestRuntime,
  type TestRuntime,
  type TestRuntimeOptions,
} from '../../testing/test-runtime.tsx';
import { UplineWidget } from './UplineWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/v2/upline/transfer';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const find = <Found extends Element>(selector: string) => findIn<Found>(box, selector);
const field = (name: string) => find<HTMLInputElement>(`input[name="${name}"]`);
const submit = () => find<HTMLButtonElement>('button[type="submit"]');
const errorOf = (name: string) => errorTextOf(field(name));

async function write(name: string, value: string) {
  await typeIn(field(name), value);
}
async function fill(amount: string, password = '246810') {
  await write('amount', amount);
  await write('paymentPassword', password);
}

const show = (setup: TestRuntime) => draw(root, setup, <UplineWidget />);

async function opened(
  username = 'demo_member',
  options: TestRuntimeOptions = {},
): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en', ...options });
  await logIn(setup, username);
  await show(setup);
  return setup;
}
const ready = async (options: TestRuntimeOptions = {}) => {
  const setup = await opened('demo_member', options);
  await settled(() => expect(submit()).toBeTruthy());
  return setup;
};

const asked = ({ runtime: { dialogs } }: TestRuntime) =>
  settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
async function answer(setup: TestRuntime, yes: boolean) {
  await asked(setup);
  await answerQuestion(setup, yes);
}
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
const main = async ({ runtime }: TestRuntime) => (await runtime.api.getWallets()).main;

test('[WAL-05] asks before anything is sent, and "no" keeps the form', async () => {
  const setup = await ready();
  await fill('1,000');
  await press(submit());
  await asked(setup);
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe('Send \u09F31,000.00 to your upline?');
  expect(question?.body).toContain('de***nt');
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('amount').value).toBe('1,000');
  expect(field('paymentPassword').value).toBe('246810');
});

test('[WAL-05] [WAL-07] two presses ask one question and make one transfer; past transfers show it', async () => {
  const setup = await ready();
  const before = Number(await main(setup));
  await fill('1000');
  await pressTwice(submit);
  await asked(setup);
  await answer(setup, true);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(field('paymentPassword').value).toBe('');
  expect(sent(setup)).toBe(1);
  expect(Number(await main(setup))).toBe(before - 1000);
  await settled(() => expect(box.querySelectorAll('li')).toHaveLength(3));
});

test('[WAL-05] a wrong transaction password shows an error at its field, and the form keeps its values', async () => {
  const setup = await ready();
  await fill('500', '111111');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(errorOf('paymentPassword')).toContain('password'));
  expect(field('amount').value).toBe('500');
});

test.each([
  ['99.99', 'The minimum is \u09F3100.00.'],
  ['5000.01', 'The maximum is \u09F35,000.00.'],
  ['1e3', 'Enter a valid amount.'],
])('[WAL-05] %s shows an error under the field; no question is asked', async (typed, says) => {
  const setup = await ready();
  await fill(typed);
  await press(submit());
  expect(errorOf('amount')).toBe(says);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test('[WAL-07] a lost answer shows an error, and the second try moves no money a second time', async () => {
  const setup = await ready();
  const before = Number(await main(setup));
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fill('1000');
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  const again = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  if (!again) throw new Error('There is no second try');
  await press(again);
  await settled(() => expect(field('amount').value).toBe(''));
  expect(sent(setup)).toBe(2);
  expect(Number(await main(setup))).toBe(before - 1000);
});

test('[WAL-07] after a lost answer and a reload the same transfer is made once, with a retyped password', async () => {
  const deviceStorage = memoryStore();
  const before = await ready({ deviceStorage });
  const had = Number(await main(before));
  await before.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await fill('1000');
  await press(submit());
  await answer(before, true);
  await settled(() => expect(box.textContent).toContain('we do not know yet'));
  await act(async () => root.render(null));
  const after = await ready({ deviceStorage, sandbox: before.sandbox });
  // The browser keeps only a mark of the first attempt. It recognises the transfer although the password differs.
  let attempts = 0;
  for (const password of ['111111', '246810']) {
    await fill('1000', password);
    await press(submit());
    await answer(after, true);
    await settled(() => expect(sent(after)).toBe(attempts + 1));
    await settled(() => expect(submit().getAttribute('aria-busy')).toBeNull());
    attempts += 1;
  }
  await settled(() => expect(field('amount').value).toBe(''));
  expect(Number(await main(after))).toBe(had - 1000);
});

test('[WAL-05] restores the draft when the session ended, but not the password', async () => {
  const setup = await ready();
  const { session } = setup.runtime;
  await fill('1,000');
  await write('note', 'eid');
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  await act(async () => root.render(null));
  await act(() => logIn(setup));
  await show(setup);
  await settled(() => expect(field('amount').value).toBe('1,000'));
  expect(field('note').value).toBe('eid');
  expect(field('paymentPassword').value).toBe('');
});

test('[WAL-05] a member without an upline sees a message and no form', async () => {
  await opened('demo_agent');
  await settled(() => expect(box.textContent).toContain('No transfer to an upline'));
  expect(box.querySelector('form')).toBeNull();
});

test('[WAL-05] [WAL-07] leaving the page closes its question: nothing is sent', async () => {
  const setup = await ready();
  await fill('1000');
  await press(submit());
  await asked(setup);
  await act(async () => root.render(null));
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(sent(setup)).toBe(0);
});

test('[A11-01] a balance that arrives during a press does not move the button before the click', async () => {
  const setup = await ready();
  await fill('1000');
  const said = box.textContent;
  const { queryKey } = queries.wallets(setup.runtime.api);
  await act(async () => {
    submit().dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    const arrived = new Promise<void>((resolve) => {
      setup.queryClient.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[1] === queryKey[1]) resolve();
      });
    });
    setup.queryClient.setQueryData(queryKey, (old) => old && { ...old, main: '5000.00' });
    await arrived;
  });
  expect(box.textContent).toBe(said);
  await press(submit());
  await asked(setup);
  expect(box.textContent).toContain('4,000.00');
});

test('[WAL-07] a second click and a held key send nothing more', async () => {
  const setup = await ready();
  await fill('1000');
  await clickAgain(submit());
  const held = await holdEnter(field('amount'));
  expect(held.defaultPrevented).toBe(true);
  expect(sent(setup)).toBe(0);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

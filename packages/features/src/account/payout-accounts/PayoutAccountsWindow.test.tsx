// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { PayoutAccountsWindow } from './PayoutAccountsWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/v2/payoutAccount';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const field = (name: string) => {
  const found = modal().querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const button = (name: string) => {
  const found = [...modal().querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const write = (name: string, value: string) => typeIn(field(name), value);

const show = (setup: TestRuntime) =>
  draw(
    root,
    setup,
    <PayoutAccountsWindow onClose={() => undefined} onSetPassword={() => undefined} />,
  );
async function begin() {
  await settled(() => expect(button(addLabel).disabled).toBe(false));
  await press(button(addLabel));
}
const addLabel = 'Add account';

/** Opens the form for a new account and fills it in. */
async function filled(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  await show(setup);
  await begin();
  const [provider] = (await setup.runtime.api.getPayoutAccounts()).providers;
  await write('providerId', provider?.providerId ?? '');
  await write('accountNumber', '0171-234 5699');
  await write('paymentPassword', '246810');
  return setup;
}
const submit = () => {
  const found = modal().querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('There is nothing to press');
  return found;
};
async function answer(setup: TestRuntime, yes: boolean) {
  const { dialogs } = setup.runtime;
  await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
  await answerQuestion(setup, yes);
}
const sent = (setup: TestRuntime) => timesSent(setup, `PUT ${path}`);
const bound = async ({ runtime }: TestRuntime) =>
  (await runtime.api.getPayoutAccounts()).accounts.length;

test('[MEM-01] [WAL-07] two presses open one question and add one account; "no" adds none', async () => {
  const setup = await filled();
  const before = await bound(setup);
  await press(submit());
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('accountNumber').value).toBe('0171-234 5699');
  await pressTwice(submit);
  await answer(setup, true);
  await settled(() => expect(modal().querySelectorAll('li')).toHaveLength(before + 1));
  expect(sent(setup)).toBe(1);
  expect(await bound(setup)).toBe(before + 1);
  // After the account was added its values are not restored.
  await begin();
  expect(field('accountNumber').value).toBe('');
});

test('[MEM-01] [WAL-07] after a lost answer the form stays, and the list shows the result', async () => {
  const setup = await filled();
  const before = await bound(setup);
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(modal().querySelector('[data-component="alert"]')).not.toBeNull());
  expect(field('accountNumber').value).toBe('0171-234 5699');
  await press(button('Back'));
  await settled(() => expect(modal().querySelectorAll('li')).toHaveLength(before + 1));
});

test('[MEM-01] typed text is restored after an expired session, the password is not', async () => {
  const setup = await filled();
  const { session } = setup.runtime;
  const provider = field('providerId').value;
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  await act(async () => root.render(null));
  await act(() => logIn(setup));
  await show(setup);
  await begin();
  await settled(() => expect(field('providerId').value).toBe(provider));
  expect(field('accountNumber').value).toBe('0171-234 5699');
  expect(field('paymentPassword').value).toBe('');
});

test('[MEM-01] [ERR-01] an error of one form is not shown in another, and the same error is announced again', async () => {
  const setup = await filled();
  await press(button('Back'));
  const code = 'PAYMENT_PASSWORD_WRONG';
  await setup.setScenario({
    faults: [{ path: '/wps/v2/payoutAccount/remove', kind: 'business', code, times: 2 }],
  });
  const remove = () => {
    const found = modal().querySelector<HTMLElement>('li button');
    if (!found) throw new Error('There is no account');
    return found;
  };
  const summary = () => modal().querySelector('[data-component="error-summary"]');
  for (const _times of [1, 2]) {
    await press(remove());
    expect(summary()).toBeNull();
    expect(field('paymentPassword').getAttribute('aria-invalid')).not.toBe('true');
    await write('paymentPassword', '135791');
    await press(submit());
    await settled(() => expect(summary()?.matches(':focus')).toBe(true));
    await press(button('Back'));
  }
  await begin();
  expect(summary()).toBeNull();
  expect(field('paymentPassword').getAttribute('aria-invalid')).not.toBe('true');
});

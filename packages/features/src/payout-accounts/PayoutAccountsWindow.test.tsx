// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders, type TestRuntime } from '../testing/index.tsx';
import { PayoutAccountsWindow } from './PayoutAccountsWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/v2/payoutAccount';
let box: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
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
const modal = () => {
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!found) throw new Error('There is no window');
  return found;
};
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
const press = (element: HTMLElement) => act(async () => element.click());
const write = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

const login = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });
const show = (setup: TestRuntime) =>
  act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        <PayoutAccountsWindow onClose={() => undefined} onSetPassword={() => undefined} />
      </TestProviders>,
    ),
  );
async function begin() {
  await settled(() => expect(button(addLabel).disabled).toBe(false));
  await press(button(addLabel));
}
const addLabel = 'Add account';

/** The form of a new account, filled in. */
async function filled(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await login(setup);
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
async function answer({ runtime: { dialogs } }: TestRuntime, yes: boolean) {
  await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
  await act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, yes));
}
const sent = ({ requests }: TestRuntime) =>
  requests.filter((request) => request === `PUT ${path}`).length;
const bound = async ({ runtime }: TestRuntime) =>
  (await runtime.api.getPayoutAccounts()).accounts.length;

test('[MEM-01] [WAL-07] two presses are one question and one account; "no" adds none', async () => {
  const setup = await filled();
  const before = await bound(setup);
  await press(submit());
  await answer(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field('accountNumber').value).toBe('0171-234 5699');
  await act(async () => {
    submit().click();
    submit().click();
  });
  await answer(setup, true);
  await settled(() => expect(modal().querySelectorAll('li')).toHaveLength(before + 1));
  expect(sent(setup)).toBe(1);
  expect(await bound(setup)).toBe(before + 1);
  // What was added is not offered once more.
  await begin();
  expect(field('accountNumber').value).toBe('');
});

test('[MEM-01] [WAL-07] after a lost answer the form stays, and the list says what became of it', async () => {
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

test('[MEM-01] what was typed is there again after the session ran out, the password is not', async () => {
  const setup = await filled();
  const { session } = setup.runtime;
  const provider = field('providerId').value;
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await press(submit());
  await answer(setup, true);
  await settled(() => expect(session.store.getState()).toMatchObject({ because: 'expired' }));
  await act(async () => root.render(null));
  await act(() => login(setup));
  await show(setup);
  await begin();
  await settled(() => expect(field('providerId').value).toBe(provider));
  expect(field('accountNumber').value).toBe('0171-234 5699');
  expect(field('paymentPassword').value).toBe('');
});

test('[MEM-01] [ERR-01] what failed in one form is not said in another, and the same failure again is heard', async () => {
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

// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ForgotPasswordModal } from './account/forgot-password/ForgotPasswordModal.tsx';
import { LoginModal } from './account/login/LoginModal.tsx';
import { readInbox } from './testing/live.tsx';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from './testing/test-runtime.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const path = '/wps/verification/sms/noLogin';
const number = '1912345670';
/** The number of demo_member. */
const ownNumber = '1712345678';
const noop = () => undefined;
/** The windows that send a code to a phone before a login. */
const windows: readonly { readonly name: string; readonly shown: ReactNode }[] = [
  { name: 'login', shown: <LoginModal props={{ method: 'sms' }} onDismiss={noop} /> },
  {
    name: 'forgotten password',
    shown: <ForgotPasswordModal props={{ mobile: number }} onDismiss={noop} />,
  },
];
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

/** React renders a response at the end of an `act`, so each check runs in its own `act`. */
const settled = (look: () => void | Promise<void>) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      await look();
    },
    { interval: 20, timeout: 20_000 },
  );
const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const mobile = () => find<HTMLInputElement>('input[name="mobile"]');
const send = () => find<HTMLButtonElement>('[data-part="send"] button');
const isMarked = () => mobile().getAttribute('aria-invalid') === 'true';
const summary = () => document.querySelector('[data-component="error-summary"]');
const said = () => document.querySelector('[role="dialog"]')?.textContent;

/** Presses until this many codes were requested: a press within a second of the last attempt requests none. */
const ask = ({ requests }: TestRuntime, times: number) =>
  settled(async () => {
    await act(async () => {
      send().focus();
      send().click();
    });
    expect(requests.filter((request) => request === `POST ${path}`)).toHaveLength(times);
  });

const write = (name: string, text: string) =>
  act(async () => {
    const field = find<HTMLInputElement>(`input[name="${name}"]`);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
async function show(setup: TestRuntime, shown: ReactNode) {
  await act(async () =>
    root.render(
      <TestProviders test={setup} language="en">
        {shown}
      </TestProviders>,
    ),
  );
  await settled(() => expect(send()).toBeTruthy());
}

/** Opens a window and types a number. */
async function opened(shown: ReactNode, typed = number): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await show(setup, shown);
  await write('mobile', typed);
  return setup;
}

test.each(windows)(
  '[LGN-06] [PWD-01] [A11-01] $name: a refused number is announced again each time, until a code was sent',
  async ({ shown }) => {
    const setup = await opened(shown);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 2 }],
    });
    for (const times of [1, 2]) {
      await ask(setup, times);
      // The summary of each attempt takes the focus, so that screen readers announce it.
      await settled(() => expect(summary()?.matches(':focus')).toBe(true));
      expect(isMarked()).toBe(true);
      expect(said()).toContain(words['phone.invalidNumber']);
    }
    await ask(setup, 3);
    await settled(() => expect(send().disabled).toBe(true));
    expect((await readInbox(setup)).sms).toHaveLength(1);
    expect(mobile().value).toBe(number);
    expect(isMarked()).toBe(false);
    expect(summary()).toBeNull();
    expect(said()).not.toContain(words['phone.invalidNumber']);
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [ERR-01] $name: the error of a number disappears when the next code is requested',
  async ({ shown }) => {
    const setup = await opened(shown);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
    });
    await ask(setup, 1);
    await settled(() => expect(isMarked()).toBe(true));
    await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
    await ask(setup, 2);
    expect(isMarked()).toBe(false);
    expect(summary()).toBeNull();
    await act(() => setup.release());
    await settled(() => expect(send().disabled).toBe(true));
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [ERR-01] $name: a network failure after a refusal is shown alone',
  async ({ shown }) => {
    const setup = await opened(shown);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
    });
    await ask(setup, 1);
    await settled(() => expect(isMarked()).toBe(true));
    await setup.setScenario({ faults: [{ path, kind: 'network' }] });
    await ask(setup, 2);
    await settled(() => expect(said()).toContain(words['error.network']));
    expect(isMarked()).toBe(false);
    expect(said()).not.toContain(words['phone.invalidNumber']);
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [A11-01] $name: an invalid number after a refused one shows an error at its field, which keeps the focus',
  async ({ shown }) => {
    const setup = await opened(shown);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
    });
    await ask(setup, 1);
    await settled(() => expect(summary()?.matches(':focus')).toBe(true));
    await write('mobile', '12');
    expect(summary()).toBeNull();
    await act(async () => {
      send().focus();
      send().click();
    });
    expect(isMarked()).toBe(true);
    expect(mobile().matches(':focus')).toBe(true);
    expect(summary()).toBeNull();
    // Sending the whole form is another attempt, and does not request a code.
    await act(async () => find<HTMLButtonElement>('button[type="submit"]').click());
    expect(summary()?.matches(':focus')).toBe(true);
    expect(summary()?.textContent).not.toContain(words['errorTitle.smsCode']);
  },
);

test("[LGN-06] after a login the next person does not see the member's number; the countdown continues", async () => {
  const login = <LoginModal props={{ method: 'sms' }} onDismiss={noop} />;
  const setup = await opened(login);
  const { session } = setup.runtime;
  await ask(setup, 1);
  await settled(() => expect(send().disabled).toBe(true));
  await act(async () => root.render(null));
  // After closing and opening again the number is still there.
  await show(setup, login);
  expect(mobile().value).toBe(number);
  expect(said()).toContain('*** 670');
  await act(async () => root.render(null));
  await session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });
  await session.logout();
  await show(setup, login);
  expect(mobile().value).toBe('');
  expect(said()).not.toContain('*** 670');
  expect(send().disabled).toBe(true);
});

test('[PWD-01] [I18-01] a code typed in Bengali digits sets the new password', async () => {
  const setup = await opened(
    <ForgotPasswordModal props={{ mobile: ownNumber }} onDismiss={noop} />,
    ownNumber,
  );
  await ask(setup, 1);
  await settled(() => expect(send().disabled).toBe(true));
  const { sms } = await readInbox(setup);
  const digits = new Intl.NumberFormat('bn-BD-u-nu-beng', { useGrouping: false });
  const bengali = [...(sms.at(-1) ?? '')].map((digit) => digits.format(Number(digit))).join('');
  expect(bengali).toMatch(/^[\u09E6-\u09EF]{4,}$/);
  await write('code', bengali);
  await write('newPassword', 'Jamuna#2027');
  await write('confirmNewPassword', 'Jamuna#2027');
  await act(async () => find<HTMLInputElement>('input[name="code"]').form?.requestSubmit());
  await settled(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ kind: 'authenticated' }),
  );
});

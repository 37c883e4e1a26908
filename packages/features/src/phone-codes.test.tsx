// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ForgotPasswordModal } from './account/forgot-password/ForgotPasswordModal.tsx';
import { LoginModal } from './account/login/LoginModal.tsx';
import { readInbox } from './testing/live.tsx';
import { type RenderedPage, renderPage } from './testing/render-page.tsx';
import { timesSent } from './testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from './testing/test-runtime.tsx';

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

/** The button shows the seconds that are left after a code was sent. */
const sendButton = { name: /^(Send code|Send again|\d+ s)$/ };
const send = () => screen.getByRole('button', sendButton);
const mobile = () => screen.getByRole('textbox', { name: 'Mobile number' });
const summary = () => screen.queryByRole('group', { name: /your attention|^Code not sent/ });
const page = () => screen.getByRole('dialog');
const isSent = () => waitFor(() => expect(send()).toBeDisabled());

/** Presses until this many codes were requested: a press within a second of the last attempt requests none. */
const ask = (setup: TestRuntime, user: UserEvent, times: number) =>
  waitFor(async () => {
    await user.click(send());
    expect(timesSent(setup, `POST ${path}`)).toBe(times);
  });
const refuse = (setup: TestRuntime, times: number) =>
  setup.setScenario({ faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times }] });

async function show(setup: TestRuntime, shown: ReactNode): Promise<RenderedPage> {
  const rendered = renderPage(setup, shown);
  await screen.findByRole('button', sendButton);
  return rendered;
}

/** Opens a window and types a number. */
async function opened(
  shown: ReactNode,
  typed = number,
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  const setup = createTestRuntime({ language: 'en' });
  const rendered = await show(setup, shown);
  await rendered.user.clear(mobile());
  await rendered.user.type(mobile(), typed);
  return { setup, ...rendered };
}

test.each(windows)(
  '[LGN-06] [PWD-01] [A11-01] $name: a refused number is announced again each time, until a code was sent',
  async ({ shown }) => {
    const { setup, user } = await opened(shown);
    await refuse(setup, 2);
    for (const times of [1, 2]) {
      await ask(setup, user, times);
      // The summary of each attempt takes the focus, so that screen readers announce it.
      await waitFor(() => expect(summary()).toHaveFocus());
      expect(summary()).toContainElement(screen.getByRole('link', { name: 'Mobile number' }));
      expect(mobile()).toBeInvalid();
      expect(mobile()).toHaveAccessibleDescription(
        expect.stringContaining(words['phone.invalidNumber']),
      );
    }
    await ask(setup, user, 3);
    await isSent();
    expect((await readInbox(setup)).sms).toHaveLength(1);
    expect(mobile()).toHaveValue(number);
    expect(mobile()).not.toBeInvalid();
    expect(summary()).toBeNull();
    expect(page()).not.toHaveTextContent(words['phone.invalidNumber']);
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [ERR-01] $name: the error of a number disappears when the next code is requested',
  async ({ shown }) => {
    const { setup, user } = await opened(shown);
    await refuse(setup, 1);
    await ask(setup, user, 1);
    await waitFor(() => expect(mobile()).toBeInvalid());
    await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
    await ask(setup, user, 2);
    expect(mobile()).not.toBeInvalid();
    expect(summary()).toBeNull();
    await setup.release();
    await isSent();
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [ERR-01] $name: a network failure after a refusal is shown alone',
  async ({ shown }) => {
    const { setup, user } = await opened(shown);
    await refuse(setup, 1);
    await ask(setup, user, 1);
    await waitFor(() => expect(mobile()).toBeInvalid());
    await setup.setScenario({ faults: [{ path, kind: 'network' }] });
    await ask(setup, user, 2);
    await waitFor(() => expect(page()).toHaveTextContent(words['error.network']));
    expect(mobile()).not.toBeInvalid();
    expect(page()).not.toHaveTextContent(words['phone.invalidNumber']);
  },
);

test.each(windows)(
  '[LGN-06] [PWD-01] [A11-01] $name: an invalid number after a refused one shows an error at its field, which keeps the focus',
  async ({ shown }) => {
    const { setup, user } = await opened(shown);
    await refuse(setup, 1);
    await ask(setup, user, 1);
    await waitFor(() => expect(summary()).toHaveFocus());
    await user.clear(mobile());
    await user.type(mobile(), '12');
    expect(summary()).toBeNull();
    await user.click(send());
    expect(mobile()).toBeInvalid();
    expect(mobile()).toHaveFocus();
    expect(summary()).toBeNull();
    // Sending the whole form is another attempt, and does not request a code.
    await user.keyboard('{Enter}');
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(timesSent(setup, `POST ${path}`)).toBe(1);
    expect(summary()).not.toHaveTextContent(words['errorTitle.smsCode']);
  },
);

test("[LGN-06] after a login the next person does not see the member's number; the countdown continues", async () => {
  const login = <LoginModal props={{ method: 'sms' }} onDismiss={noop} />;
  const first = await opened(login);
  const { setup } = first;
  const { session } = setup.runtime;
  await ask(setup, first.user, 1);
  await isSent();
  first.unmount();
  // After closing and opening again the number is still there.
  const second = await show(setup, login);
  expect(mobile()).toHaveValue(number);
  expect(page()).toHaveTextContent('*** 670');
  second.unmount();
  await session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });
  await session.logout();
  await show(setup, login);
  expect(mobile()).toHaveValue('');
  expect(page()).not.toHaveTextContent('*** 670');
  expect(send()).toBeDisabled();
});

test('[PWD-01] [I18-01] a code typed in Bengali digits sets the new password', async () => {
  const { setup, user } = await opened(
    <ForgotPasswordModal props={{ mobile: ownNumber }} onDismiss={noop} />,
    ownNumber,
  );
  await ask(setup, user, 1);
  await isSent();
  const { sms } = await readInbox(setup);
  const digits = new Intl.NumberFormat('bn-BD-u-nu-beng', { useGrouping: false });
  const bengali = [...(sms.at(-1) ?? '')].map((digit) => digits.format(Number(digit))).join('');
  expect(bengali).toMatch(/^[\u09E6-\u09EF]{4,}$/);
  await user.type(screen.getByRole('textbox', { name: 'SMS code' }), bengali);
  await user.type(screen.getByLabelText(/^New password/), 'Jamuna#2027');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'Jamuna#2027{Enter}');
  await waitFor(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ kind: 'authenticated' }),
  );
});

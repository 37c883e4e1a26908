// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ForgotPasswordModal } from './account/forgot-password/ForgotPasswordModal.tsx';
import { LoginModal } from './account/login/LoginModal.tsx';
import { RegisterModal } from './account/register/RegisterModal.tsx';
import { ContactWindow } from './account/security/ContactWindow.tsx';
import { Dialogs } from './shared/shell/dialog-host.tsx';
import { readInbox } from './testing/live.tsx';
import { logIn } from './testing/log-in.ts';
import { type RenderedPage, renderPage } from './testing/render-page.tsx';
import { timesSent } from './testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from './testing/test-runtime.tsx';

const words = catalogues.en;
const path = '/wps/verification/sms/noLogin';
const number = '1912345670';
/** The number of demo_member. */
const ownNumber = '1712345678';
const noop = () => undefined;
/** The windows that send a code to a phone. */
const windows: readonly {
  readonly name: string;
  readonly shown: ReactNode;
  readonly path: string;
  /** A field of the form beside the number, and what a person types into it. */
  readonly beside?: readonly [label: RegExp, text: string];
  readonly prepare?: (setup: TestRuntime) => Promise<unknown>;
}[] = [
  {
    name: 'login',
    shown: <LoginModal props={{ method: 'sms' }} onDismiss={noop} />,
    path,
  },
  {
    name: 'forgotten password',
    shown: <ForgotPasswordModal props={{ mobile: number }} onDismiss={noop} />,
    path,
    beside: [/^New password/, 'Jamuna#2027'],
  },
  {
    name: 'registration',
    shown: <RegisterModal props={{}} onDismiss={noop} />,
    path: '/wps/verification/sms/register',
    beside: [/^Password/, 'Jamuna#2027'],
    prepare: (setup) =>
      setup.setScenario({
        flags: { USERNAMEREG3: false, REGMOBVERF3: true, MOBILENUMPASSREG3: true },
      }),
  },
  {
    name: 'a number for the account',
    shown: <ContactWindow channel="mobile" onClose={noop} />,
    path: '/wps/verification/member',
    prepare: logIn,
  },
];

/** The button shows the seconds that are left after a code was sent. */
const sendButton = { name: /^(Send code|Send again|\d+ s)$/ };
const send = () => screen.getByRole('button', sendButton);
const mobile = () => screen.getByRole('textbox', { name: /^(New mobile|Mobile) number/ });
const page = () => screen.getByRole('dialog');
const warning = () => screen.findByRole('alertdialog', { name: words['errorTitle.smsCode'] });
const isSent = () => waitFor(() => expect(send()).toBeDisabled());

/** Presses until this many codes were requested: a press within a second of the last attempt requests none. */
const ask = (setup: TestRuntime, user: UserEvent, times: number, to = path) =>
  waitFor(async () => {
    await user.click(send());
    expect(timesSent(setup, `POST ${to}`)).toBe(times);
  });

async function show(setup: TestRuntime, shown: ReactNode): Promise<RenderedPage> {
  const rendered = renderPage(
    setup,
    <>
      {shown}
      <Dialogs />
    </>,
  );
  await screen.findByRole('button', sendButton);
  return rendered;
}

/** Opens a window and types a number. */
async function opened(
  shown: ReactNode,
  typed = number,
  prepare: (setup: TestRuntime) => Promise<unknown> = async () => undefined,
): Promise<RenderedPage & { readonly setup: TestRuntime }> {
  const setup = createTestRuntime({ language: 'en' });
  await prepare(setup);
  const rendered = await show(setup, shown);
  await rendered.user.clear(mobile());
  await rendered.user.type(mobile(), typed);
  return { setup, ...rendered };
}

test.each(windows)(
  '[LGN-06] [ERR-01] $name: a code that was not sent is a warning; confirmed, the button has the focus and the form its text',
  async ({ shown, path, beside, prepare }) => {
    const { setup, user } = await opened(shown, number, prepare);
    if (beside) await user.type(screen.getByLabelText(beside[0]), beside[1]);
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
    });
    await ask(setup, user, 1, path);
    // The sentence of the server, in the language of the page.
    expect(within(await warning()).getByText(/^Unknown error\. Try again/)).toBeVisible();
    await user.click(within(await warning()).getByRole('button', { name: words['action.ok'] }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(send()).toHaveFocus());
    expect(mobile()).toHaveValue(number);
    if (beside) expect(screen.getByLabelText(beside[0])).toHaveValue(beside[1]);
    await ask(setup, user, 2, path);
    await isSent();
    expect((await readInbox(setup)).sms).toHaveLength(1);
  },
);

test.each(windows)(
  '[LGN-06] [ERR-01] $name: without an answer of the server the warning says why in our words',
  async ({ shown, path, prepare }) => {
    const { setup, user } = await opened(shown, number, prepare);
    await setup.setScenario({ faults: [{ path, kind: 'network', times: 1 }] });
    await ask(setup, user, 1, path);
    expect(within(await warning()).getByText(words['error.network'])).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(send()).toHaveFocus());
    expect(mobile()).toHaveValue(number);
  },
);

test('[LGN-06] [A11-01] after a refusal with a wait the focus stays in the form, at the box for the code', async () => {
  const { setup, user } = await opened(<LoginModal props={{ method: 'sms' }} onDismiss={noop} />);
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'RATE_LIMITED', times: 1 }],
  });
  await ask(setup, user, 1);
  await user.click(within(await warning()).getByRole('button', { name: words['action.ok'] }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(send()).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^SMS code/ })).toHaveFocus());
});

test('[LGN-06] [A11-01] an invalid number requests no code and shows an error at its field, which keeps the focus', async () => {
  for (const { shown, path, prepare } of windows.slice(0, 2)) {
    const { setup, user, unmount } = await opened(shown, '12', prepare);
    await user.click(send());
    expect(mobile()).toBeInvalid();
    expect(mobile()).toHaveFocus();
    expect(timesSent(setup, `POST ${path}`)).toBe(0);
    unmount();
  }
});

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

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { useMember } from '../../shared/runtime/runtime.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ChangePasswordModal } from '../change-password/ChangePasswordModal.tsx';
import { AccountWidget } from './AccountWidget.tsx';

stubMatchMedia(false);

/** Like in the centre, the page is rendered only for a member. */
function Page() {
  return useMember() && <AccountWidget />;
}

async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(
    setup,
    <>
      <Page />
      <OverlayHost registry={{ changePassword: ChangePasswordModal }} />
    </>,
  );
  await screen.findByRole('button', { name: 'View Messenger accounts' });
  expect(screen.getAllByRole('button', { name: /^(Change|Turn on|Verify|View) / })).toHaveLength(7);
  return { setup, user };
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const box = (name: string) => screen.getByRole('textbox', { name });
const windowGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Lets the session expire with the next call of a path; `cause` makes that call. */
async function expires(setup: TestRuntime, path: string, cause: () => Promise<unknown>) {
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await cause();
  await waitFor(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ because: 'expired' }),
  );
  await windowGone();
}

const typeAgain = /Type your passwords again: they are never kept\./;
/** All drafts of the member, as one text. */
const keptOf = ({ runtime }: TestRuntime, forms: readonly string[]) =>
  JSON.stringify(forms.map((form) => ownDraftsOf(runtime, 'demo_member').read(form)));

test('[MEM-01] [WAL-07] the transaction password: after the login the form is open again, empty, and says why', async () => {
  const { setup, user } = await opened();
  await press(user, 'Change Transaction password');
  await screen.findByRole('dialog', { name: 'Transaction password' });
  expect(screen.queryByText(typeAgain)).toBeNull();
  const typed = {
    'Your login password*': 'Parlour#2026',
    'New transaction password*': '135791',
    'Confirm transaction password*': '135791',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), text);
  }
  await expires(setup, '/wps/member/paymentPassword', () => press(user, 'Change'));
  expect(keptOf(setup, ['account-window', 'payment', 'security'])).not.toMatch(/135791|Parlour#/);
  await logIn(setup);
  expect(await screen.findByText(typeAgain)).toBeVisible();
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
  // After it was closed it is an ordinary window.
  await press(user, 'Cancel');
  await windowGone();
  await press(user, 'Change Transaction password');
  await screen.findByRole('dialog', { name: 'Transaction password' });
  expect(screen.queryByText(typeAgain)).toBeNull();
});

test('[PWD-02] [WAL-07] the login password: after the login the form is open again, empty, and says why', async () => {
  const { setup, user } = await opened();
  await press(user, 'Change Password');
  await screen.findByRole('dialog', { name: 'Change password' });
  const typed = {
    'Current password*': 'Parlour#2026',
    'New password*': 'River#2026',
    'Confirm new password*': 'River#2026',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.type(screen.getByLabelText(label), text);
  }
  await expires(setup, '/wps/member/password', () => press(user, 'Change your password'));
  expect(keptOf(setup, ['account-window', 'password'])).not.toMatch(/River#|Parlour#/);
  await logIn(setup);
  expect(await screen.findByText(typeAgain)).toBeVisible();
  for (const label of Object.keys(typed)) expect(screen.getByLabelText(label)).toHaveValue('');
});

test('[MEM-01] a mobile number is restored after an expired session, its code is not', async () => {
  const { setup, user } = await opened();
  await press(user, 'Change Mobile number');
  await screen.findByRole('dialog', { name: 'Mobile number' });
  await user.type(box('New mobile number'), '01755 010203');
  await user.type(box('Verification code'), '246810');
  await expires(setup, '/wps/member/contact', () => press(user, 'Verify'));
  await logIn(setup);
  await waitFor(() => expect(box('New mobile number')).toHaveValue('01755 010203'));
  expect(box('Verification code')).toHaveValue('');
  // Cancelling deletes the draft.
  await press(user, 'Cancel');
  await windowGone();
  await press(user, 'Change Mobile number');
  await screen.findByRole('dialog', { name: 'Mobile number' });
  expect(box('New mobile number')).toHaveValue('');
});

test('[MEM-01] an address is restored, and deleted once it is linked', async () => {
  const { setup, user } = await opened();
  await press(user, 'Verify Email');
  await screen.findByRole('dialog', { name: 'Email' });
  await user.type(box('New email'), 'rafid@example.com');
  await expires(setup, '/wps/verification/member', () => press(user, 'Send code'));
  await logIn(setup);
  await waitFor(() => expect(box('New email')).toHaveValue('rafid@example.com'));
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('contact-email')).not.toBeNull();
  await setup.runtime.session.logout();
  await windowGone();
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('contact-email')).toBeNull();
});

test('[MEM-01] an account of a messenger is restored after an expired session, in its row', async () => {
  const { setup, user } = await opened();
  const row = () => {
    const rows = screen.getAllByRole('listitem');
    return rows.find(({ textContent }) => textContent.startsWith('LINE ID'));
  };
  const link = async () => {
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Link' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Link'));
  };
  await press(user, 'View Messenger accounts');
  await user.click(await screen.findByRole('button', { name: 'Link: LINE ID' }));
  await user.type(box('LINE ID'), 'rafid.line');
  await expires(setup, '/wps/member/social', link);
  await logIn(setup);
  await waitFor(() => expect(box('LINE ID')).toHaveValue('rafid.line'));
  expect(row()?.contains(box('LINE ID'))).toBe(true);
  await link();
  await waitFor(() => expect(row()?.textContent).toContain('ra***ne'));
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('social-account')).toBeNull();
});

test('[MEM-01] the profile is restored after an expired session, but not for another member', async () => {
  const { setup, user } = await opened();
  await press(user, 'Personal details');
  const nickname = await screen.findByRole('textbox', { name: 'Nickname' });
  await user.clear(nickname);
  await user.type(nickname, 'Rafi');
  await user.clear(box('Occupation'));
  await user.type(box('Occupation'), 'Teacher');
  await expires(setup, '/wps/member/profile', () => press(user, 'Save'));
  await logIn(setup);
  await waitFor(() => expect(box('Nickname')).toHaveValue('Rafi'));
  expect(box('Occupation')).toHaveValue('Teacher');
  setup.runtime.session.expire();
  await windowGone();
  await logIn(setup, 'demo_vip');
  await screen.findByRole('button', { name: 'View Messenger accounts' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(user, 'Personal details');
  expect(await screen.findByRole('textbox', { name: 'Nickname' })).not.toHaveValue('Rafi');
});

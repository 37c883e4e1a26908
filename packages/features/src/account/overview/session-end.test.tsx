// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownDraftsOf } from '../../shared/drafts/use-own-draft.ts';
import { useMember } from '../../shared/runtime/runtime.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, typeIn } from '../../testing/person.fixture.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ChangePasswordModal } from '../change-password/ChangePasswordModal.tsx';
import { AccountWidget } from './AccountWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(false);

let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

/** Like in the centre, the page is rendered only for a member. */
function Page() {
  return useMember() && <AccountWidget />;
}

const findWindow = () => document.querySelector<HTMLElement>('[role="dialog"]');
const field = (name: string) => {
  const found = modal().querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const press = (element: Element | null | undefined) =>
  act(async () => {
    if (!(element instanceof HTMLElement)) throw new Error('There is nothing to press');
    element.click();
  });
const buttonIn = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const submit = () => modal().querySelector('button[type="submit"]');
const write = (name: string, value: string) => typeIn(field(name), value);

const logIn = ({ runtime }: TestRuntime, username = 'demo_member') =>
  act(async () => {
    await runtime.session.login({ type: 'username', username, password: 'Parlour#2026' });
  });

async function opened(setup = createTestRuntime({ language: 'en' })): Promise<TestRuntime> {
  await logIn(setup);
  await draw(
    root,
    setup,
    <>
      <Page />
      <OverlayHost registry={{ changePassword: ChangePasswordModal }} />
    </>,
  );
  await settled(() => expect(box.querySelectorAll('button[aria-labelledby]').length).toBe(7));
  return setup;
}
/** Opens the window of a protection, by the name in its row. */
async function openWindow(name: string) {
  const way = [...box.querySelectorAll('button[aria-labelledby]')].find((one) => {
    const [, label = ''] = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return document.getElementById(label)?.textContent === name;
  });
  await press(way);
  await settled(() => expect(submitOrList()).toBeTruthy());
}
const submitOrList = () => submit() ?? modal().querySelector('li');

/** Lets the session expire with the next call of a path; `cause` makes that call. */
async function expires(setup: TestRuntime, path: string, cause: () => Promise<unknown>) {
  await setup.setScenario({ faults: [{ path, kind: 'http', status: 401, times: 1 }] });
  await cause();
  await settled(() =>
    expect(setup.runtime.session.store.getState()).toMatchObject({ because: 'expired' }),
  );
  await settled(() => expect(findWindow()).toBeNull());
}
const confirm = async (setup: TestRuntime) => {
  const { dialogs } = setup.runtime;
  await settled(() => expect(dialogs.getSnapshot()).toHaveLength(1));
  await answerQuestion(setup, true);
};

const editProfile = 'Personal details';
const typeAgain = 'Type your passwords again: they are never kept.';
/** All drafts of the member, as one text. */
const keptOf = ({ runtime }: TestRuntime, forms: readonly string[]) =>
  JSON.stringify(forms.map((form) => ownDraftsOf(runtime, 'demo_member').read(form)));

test('[MEM-01] [WAL-07] the transaction password: after the login the form is open again, empty, and says why', async () => {
  const setup = await opened();
  await openWindow('Transaction password');
  expect(modal().textContent).not.toContain(typeAgain);
  await write('password', 'Parlour#2026');
  await write('paymentPassword', '135791');
  await write('confirmPaymentPassword', '135791');
  await expires(setup, '/wps/member/paymentPassword', () => press(submit()));
  expect(keptOf(setup, ['account-window', 'payment', 'security'])).not.toMatch(/135791|Parlour#/);
  await logIn(setup);
  await settled(() => expect(modal().textContent).toContain(typeAgain));
  for (const name of ['password', 'paymentPassword', 'confirmPaymentPassword']) {
    expect(field(name).value).toBe('');
  }
  // After it was closed it is an ordinary window.
  await press(buttonIn(modal(), 'Cancel'));
  await settled(() => expect(findWindow()).toBeNull());
  await openWindow('Transaction password');
  expect(modal().textContent).not.toContain(typeAgain);
});

test('[PWD-02] [WAL-07] the login password: after the login the form is open again, empty, and says why', async () => {
  const setup = await opened();
  await press(box.querySelector('button[aria-labelledby]'));
  await settled(() => expect(submit()).toBeTruthy());
  await write('oldPassword', 'Parlour#2026');
  await write('newPassword', 'River#2026');
  await write('confirmNewPassword', 'River#2026');
  await expires(setup, '/wps/member/password', () => press(submit()));
  expect(keptOf(setup, ['account-window', 'password'])).not.toMatch(/River#|Parlour#/);
  await logIn(setup);
  await settled(() => expect(modal().textContent).toContain(typeAgain));
  for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword']) {
    expect(field(name).value).toBe('');
  }
});

test('[MEM-01] a mobile number is restored after an expired session, its code is not', async () => {
  const setup = await opened();
  await openWindow('Mobile number');
  await write('contact', '01755 010203');
  await write('code', '246810');
  await expires(setup, '/wps/member/contact', () => press(submit()));
  await logIn(setup);
  await settled(() => expect(field('contact').value).toBe('01755 010203'));
  expect(field('code').value).toBe('');
  // Cancelling deletes the draft.
  await press(buttonIn(modal(), 'Cancel'));
  await settled(() => expect(findWindow()).toBeNull());
  await openWindow('Mobile number');
  expect(field('contact').value).toBe('');
});

test('[MEM-01] an address is restored, and deleted once it is linked', async () => {
  const setup = await opened();
  await openWindow('Email');
  await write('contact', 'rafid@example.com');
  await expires(setup, '/wps/verification/member', () => press(buttonIn(modal(), 'Send code')));
  await logIn(setup);
  await settled(() => expect(field('contact').value).toBe('rafid@example.com'));
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('contact-email')).not.toBeNull();
  await act(async () => setup.runtime.session.logout());
  await settled(() => expect(findWindow()).toBeNull());
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('contact-email')).toBeNull();
});

test('[MEM-01] an account of a messenger is restored after an expired session, in its row', async () => {
  const setup = await opened();
  await openWindow('Messenger accounts');
  const row = () =>
    [...modal().querySelectorAll('li')].find(({ textContent }) => textContent.startsWith('LINE'));
  await settled(() => expect(row()).toBeTruthy());
  await press(row()?.querySelector('button'));
  await write('account', 'rafid.line');
  await expires(setup, '/wps/member/social', async () => {
    await press(submit());
    await confirm(setup);
  });
  await logIn(setup);
  await settled(() => expect(field('account').value).toBe('rafid.line'));
  expect(row()?.contains(field('account'))).toBe(true);
  await press(submit());
  await confirm(setup);
  await settled(() => expect(row()?.textContent).toContain('ra***ne'));
  expect(ownDraftsOf(setup.runtime, 'demo_member').read('social-account')).toBeNull();
});

test('[MEM-01] the profile is restored after an expired session, but not for another member', async () => {
  const setup = await opened();
  await press(buttonIn(box, editProfile));
  await settled(() => expect(field('nickname')).toBeTruthy());
  await write('nickname', 'Rafi');
  await write('occupation', 'Teacher');
  await expires(setup, '/wps/member/profile', () => press(submit()));
  await logIn(setup);
  await settled(() => expect(field('nickname').value).toBe('Rafi'));
  expect(field('occupation').value).toBe('Teacher');
  await act(async () => setup.runtime.session.expire());
  await settled(() => expect(findWindow()).toBeNull());
  await logIn(setup, 'demo_vip');
  await settled(() => expect(box.querySelector('button[aria-labelledby]')).toBeTruthy());
  expect(findWindow()).toBeNull();
  await press(buttonIn(box, editProfile));
  await settled(() => expect(field('nickname')).toBeTruthy());
  expect(field('nickname').value).not.toBe('Rafi');
});

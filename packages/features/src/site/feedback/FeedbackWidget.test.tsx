// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logIn as logInAs } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { FeedbackWidget } from './FeedbackWidget.tsx';

const path = '/wps/feedback';
const text = 'The game stays black after the second round.';

const type = () => screen.getByRole('combobox', { name: 'Question type' });
const details = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Details' });
const findDetails = () => screen.findByRole('textbox', { name: 'Details' });
/** Only a member has this field. */
const images = [/^Images/, { selector: 'input' }] as const;

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const send = (user: UserEvent) => press(user, 'Send feedback');

/** Replaces the details. Pastes them, because letters typed one by one are slow. */
async function write(user: UserEvent, value: string) {
  await user.click(details());
  await user.clear(details());
  await user.paste(value);
}
async function fill(user: UserEvent, value = text) {
  await user.selectOptions(type(), 'GAME');
  await write(user, value);
}
const calls = (setup: TestRuntime, call = `PUT ${path}`) => timesSent(setup, call);
const logIn = (setup: TestRuntime, username?: string) => act(() => logInAs(setup, username));

/** Sends a feedback without the page, and returns its number. */
async function numberOfNext({ runtime: { api } }: TestRuntime): Promise<number> {
  const { reference } = await api.sendFeedback(
    { questionType: 'OTHER', content: text },
    await newKey(),
  );
  return Number(/\d+$/.exec(reference)?.[0]);
}

async function opened(setup = createTestRuntime({ language: 'en' })) {
  const page = renderPage(
    setup,
    <FeedbackWidget helpHref="/help" device={() => 'Sample browser'} />,
  );
  await findDetails();
  return { setup, ...page };
}
async function openedByMember() {
  const setup = createTestRuntime({ language: 'en' });
  await logInAs(setup);
  return opened(setup);
}

test('[VAL-03] [HLP-01] 9 and 501 characters are errors, 10 characters of two units each are sent', async () => {
  const { setup, user } = await opened();
  const bounds = /Feedback must have 10\u2013500 characters\./;
  await fill(user, 'x'.repeat(9));
  expect(details()).toHaveAccessibleDescription(/1 more character needed/);
  await send(user);
  expect(details()).toHaveAccessibleDescription(bounds);
  await write(user, 'x'.repeat(503));
  expect(details()).toHaveAccessibleDescription(/3 characters too many/);
  await send(user);
  expect(details()).toHaveAccessibleDescription(bounds);
  expect(details().value).toHaveLength(503);
  expect(calls(setup)).toBe(0);
  await write(user, '\u{1F490}'.repeat(10));
  expect(details()).toHaveAccessibleDescription(/490 characters left/);
  expect(details()).not.toHaveAccessibleDescription(bounds);
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Feedback sent.' })).toBeVisible();
  expect(calls(setup)).toBe(1);
});

test('[HLP-01] a visitor gets a number but no promise of an answer; pictures need a login', async () => {
  const { setup, user } = await opened();
  expect(screen.queryByLabelText(...images)).not.toBeInTheDocument();
  await fill(user);
  await send(user);
  expect(await screen.findByText(/^FB\S*\d$/)).toBeVisible();
  expect(screen.getByText(/no answer can be shown here/)).toBeVisible();
  await press(user, 'Write another');
  expect(details()).toHaveValue('');
  expect(calls(setup)).toBe(1);
});

test("[HLP-01] [GRD-01] keeps a visitor's text through the login; then pictures can be added", async () => {
  const { setup, user } = await opened();
  await fill(user);
  await press(user, 'Log in');
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('login');
  await logIn(setup);
  expect(await screen.findByLabelText(...images)).toBeVisible();
  expect(details()).toHaveValue(text);
  await send(user);
  expect(await screen.findByText(/under \u201cEarlier feedback\u201d/)).toBeVisible();
  const { rows } = await setup.runtime.api.getFeedback({});
  expect(rows.map((one) => one.content)).toEqual([text]);
  expect(await screen.findByText('Not answered yet')).toBeVisible();
});

test.each([
  ['a visitor', opened],
  ['a member', openedByMember],
])(
  '[WAL-07] [HLP-01] a lost answer to %s keeps the text; sending it again counts once',
  async (_who, begin) => {
    const { setup, user } = await begin();
    const before = await numberOfNext(setup);
    await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
    await fill(user);
    await send(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText(/^No clear answer came.*not know yet if it arrived/)).toBeVisible();
    expect(details()).toHaveValue(text);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Feedback sent.' })).toBeVisible();
    // There is exactly one number between the one before and the one after.
    expect((await numberOfNext(setup)) - before).toBe(2);
  },
);

test('[HLP-01] [ERR-01] a refusal keeps the text and says why; leaving the page loses nothing', async () => {
  const { setup, user, unmount } = await openedByMember();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'RATE_LIMITED', times: 1 }],
  });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('group', { name: /Too many/ })).toBeVisible();
  expect(details()).toHaveValue(text);
  unmount();
  await opened(setup);
  expect(details()).toHaveValue(text);
  expect(type()).toHaveValue('GAME');
});

test('[HLP-01] when a session ends nothing is sent, and only its member gets the text back', async () => {
  const { setup, user } = await openedByMember();
  await fill(user);
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'UNAUTHENTICATED', times: 1 }],
  });
  await send(user);
  await waitFor(() => expect(setup.runtime.session.store.getState().kind).toBe('anonymous'));
  expect(await screen.findByRole('group', { name: /Log in to continue/ })).toBeVisible();
  expect(details()).toHaveValue(text);
  await logIn(setup);
  expect(details()).toHaveValue(text);
  expect(calls(setup)).toBe(1);
  await act(() => setup.runtime.session.logout());
  await waitFor(() => expect(details()).toHaveValue(''));
  await logIn(setup, 'demo_vip');
  expect(details()).toHaveValue('');
});

test('[HLP-01] sends the uploaded pictures, and empties the form after', async () => {
  const { setup, user } = await openedByMember();
  const file = new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xd9])], 'screen.jpg', {
    type: 'image/jpeg',
  });
  await user.upload(await screen.findByLabelText(...images), file);
  await waitFor(() => expect(calls(setup, 'PUT /wps/uploads/part')).toBe(1));
  expect(await screen.findByText('screen.jpg uploaded.')).toBeVisible();
  const remove = screen.getByRole('button', { name: 'Remove screen.jpg' });
  await fill(user);
  await send(user);
  expect(await screen.findByRole('heading', { name: 'Feedback sent.' })).toBeVisible();
  await press(user, 'Write another');
  expect(await screen.findByLabelText(...images)).toBeVisible();
  expect(remove).not.toBeInTheDocument();
});

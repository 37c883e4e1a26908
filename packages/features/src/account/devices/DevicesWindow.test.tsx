// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { answerQuestion, pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { DevicesWindow } from './DevicesWindow.tsx';

const path = '/wps/member/devices/revoke';
const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;

const rows = () => screen.getAllByRole('listitem');
const revokeButton = () => screen.getByRole('button', { name: /^Log out: / });

/** Logs in on two devices and opens the window on the second; `token` is that of the first. */
async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  const { token } = await setup.runtime.api.login(login);
  await logIn(setup);
  const { user } = renderPage(setup, <DevicesWindow onClose={() => undefined} />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  return { setup, token, revoke: () => user.click(revokeButton()) };
}
const oneLeft = () => waitFor(() => expect(rows()).toHaveLength(1));
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);
/** Status of the backend's response for a session with that token. */
const statusOf = async ({ sandbox }: TestRuntime, token: string) => {
  const headers = { Authorization: token };
  const request = new Request('http://sandbox.invalid/wps/member/info', { headers });
  return (await sandbox.fetch(request)).status;
};

test('[MEM-01] the current device is marked and cannot be logged out here', async () => {
  await opened();
  const [own, other] = rows();
  expect(own).toHaveTextContent('This device');
  expect(own).toHaveTextContent('2026-11-20 20:41');
  // The only button is in the row of the other device.
  expect(other).toContainElement(revokeButton());
  expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(1);
});

test('[MEM-01] a question names the device first; "no" changes nothing', async () => {
  const { setup, token, revoke } = await opened();
  await revoke();
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe('Log this device out?');
  expect(question?.body).toContain('Dhaka');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(await statusOf(setup, token)).toBe(200);
});

test('[MEM-01] two presses open one question and send one request; that session ends, the list shows it', async () => {
  const { setup, token } = await opened();
  await pressTwiceAtOnce(revokeButton);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answerQuestion(setup, true);
  await oneLeft();
  expect(sent(setup)).toBe(1);
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toMatch(/^Logged out: /);
  expect(await statusOf(setup, token)).toBe(401);
  expect(setup.runtime.session.token()).not.toBeNull();
});

test('[MEM-01] a device that was already logged out is reported, and removed from the list', async () => {
  const { setup, token, revoke } = await opened();
  const headers = { Authorization: token };
  const url = 'http://sandbox.invalid/wps/session/logout';
  await setup.sandbox.fetch(new Request(url, { method: 'DELETE', headers }));
  await revoke();
  await answerQuestion(setup, true);
  await oneLeft();
  const says = 'This device is not logged in any more.';
  expect(await screen.findByRole('group', { name: says })).toBeVisible();
});

test('[MEM-01] a lost answer is reported, and the list shows the result', async () => {
  const { setup, revoke } = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await revoke();
  await answerQuestion(setup, true);
  expect(await screen.findByRole('group')).toBeVisible();
  await oneLeft();
});

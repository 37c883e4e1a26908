// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, press, pressTwice } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { DevicesWindow } from './DevicesWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/member/devices/revoke';
const login = { type: 'username', username: 'demo_member', password: 'Parlour#2026' } as const;
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const rows = () => [...modal().querySelectorAll('li')];
const revokeButton = () => {
  const found = modal().querySelector<HTMLElement>('li[data-state="other"] button');
  if (!found) throw new Error('There is nothing to press');
  return found;
};

/** Logs in on two devices and opens the window on the second; returns the token of the first. */
async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  const { token } = await setup.runtime.api.login(login);
  await logIn(setup);
  await draw(root, setup, <DevicesWindow onClose={() => undefined} />);
  await settled(() => expect(rows()).toHaveLength(2));
  return { ...setup, token };
}
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
  expect(own?.textContent).toContain('This device');
  expect(own?.querySelector('button')).toBeNull();
  expect(own?.textContent).toContain('2026-11-20 20:41');
  expect(other?.querySelector('button')).not.toBeNull();
});

test('[MEM-01] a question names the device first; "no" changes nothing', async () => {
  const setup = await opened();
  await press(revokeButton());
  const [question] = setup.runtime.dialogs.getSnapshot();
  expect(question?.title).toBe('Log this device out?');
  expect(question?.body).toContain('Dhaka');
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(await statusOf(setup, setup.token)).toBe(200);
});

test('[MEM-01] two presses open one question and send one request; that session ends, the list shows it', async () => {
  const setup = await opened();
  await pressTwice(revokeButton);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answerQuestion(setup, true);
  await settled(() => expect(rows()).toHaveLength(1));
  expect(sent(setup)).toBe(1);
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toMatch(/^Logged out: /);
  expect(await statusOf(setup, setup.token)).toBe(401);
  expect(setup.runtime.session.token()).not.toBeNull();
});

test('[MEM-01] a device that was already logged out is reported, and removed from the list', async () => {
  const setup = await opened();
  const headers = { Authorization: setup.token };
  const url = 'http://sandbox.invalid/wps/session/logout';
  await setup.sandbox.fetch(new Request(url, { method: 'DELETE', headers }));
  await press(revokeButton());
  await answerQuestion(setup, true);
  await settled(() => expect(rows()).toHaveLength(1));
  expect(modal().textContent).toContain('This device is not logged in any more.');
});

test('[MEM-01] a lost answer is reported, and the list shows the result', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await press(revokeButton());
  await answerQuestion(setup, true);
  await settled(() => expect(modal().querySelector('[role="group"]')).not.toBeNull());
  await settled(() => expect(rows()).toHaveLength(1));
});

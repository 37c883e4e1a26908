// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { errorTextOf, modal } from '../../testing/lookup.fixture.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { answerQuestion, pressTwice, typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { SocialAccountsWindow } from './SocialAccountsWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const path = '/wps/member/social';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const rowOf = (label: string) => {
  const found = [...modal().querySelectorAll('li')].find(({ textContent }) =>
    textContent.startsWith(label),
  );
  if (!found) throw new Error(`There is no ${label}`);
  return found;
};
const field = () => {
  const found = modal().querySelector<HTMLInputElement>('input[name="account"]');
  if (!found) throw new Error('There is nothing to write in');
  return found;
};
const errorText = () => errorTextOf(field());
const press = (element: HTMLElement | null) => act(async () => element?.click());
const submit = () => modal().querySelector<HTMLElement>('button[type="submit"]');

async function opened(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  await draw(root, setup, <SocialAccountsWindow onClose={() => undefined} />);
  await settled(() => expect(modal().querySelectorAll('li')).toHaveLength(5));
  return setup;
}
const type = (account: string) => typeIn(field(), account);
async function write(label: string, account: string) {
  await press(rowOf(label).querySelector('button'));
  await type(account);
}
const sent = (setup: TestRuntime) => timesSent(setup, `PUT ${path}`);

test('[MEM-01] a linked account is shown masked and cannot be changed', async () => {
  await opened();
  const telegram = rowOf('Telegram');
  expect(telegram.textContent).toContain('ra***ka');
  expect(telegram.querySelector('button')).toBeNull();
  expect(modal().textContent).toContain('Once confirmed, a linked account cannot be changed.');
});

test('[MEM-01] "no" sends nothing and keeps the typed text; "yes" links the account, once', async () => {
  const setup = await opened();
  await write('LINE', 'rafid.line');
  await pressTwice(submit);
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(1);
  await answerQuestion(setup, false);
  expect(sent(setup)).toBe(0);
  expect(field().value).toBe('rafid.line');
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(rowOf('LINE').textContent).toContain('ra***ne'));
  expect(sent(setup)).toBe(1);
  expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe('Linked: LINE ID');
  expect(document.activeElement).toBe(rowOf('LINE'));
});

test('[MEM-01] an account of another member is refused at its field, and the text stays', async () => {
  const setup = await opened();
  await write('Facebook', 'nila.dhaka');
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(errorText()).toContain('another member'));
  expect(field().value).toBe('nila.dhaka');
});

test('[MEM-01] [ERR-01] a form that is opened again does not show the earlier refusal', async () => {
  const setup = await opened();
  await write('Facebook', 'nila.dhaka');
  for (const _times of [1, 2]) {
    await press(submit());
    await answerQuestion(setup, true);
    await settled(() => expect(errorText()).toContain('another member'));
    await press(
      [...modal().querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel') ??
        null,
    );
    await press(rowOf('Facebook').querySelector('button'));
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    expect(modal().querySelector('[data-component="error-summary"]')).toBeNull();
    await type('nila.dhaka');
  }
});

test('[MEM-01] a text that is too short is reported at its field; no question opens', async () => {
  const setup = await opened();
  await write('Zalo', 'ab');
  await press(submit());
  expect(errorText()).toContain('3\u201364');
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
});

test('[MEM-01] an account that was linked in another tab is reported and shown', async () => {
  const setup = await opened();
  await write('Zalo', 'rafid');
  await setup.runtime.api.linkSocialAccount({ channel: 'zalo', account: 'rafid.first' });
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(rowOf('Zalo').textContent).toContain('ra***st'));
  expect(modal().textContent).toContain('This has already been done.');
});

test('[MEM-01] after a lost answer the list shows that the account was linked', async () => {
  const setup = await opened();
  await setup.setScenario({ faults: [{ path, kind: 'lost', times: 1 }] });
  await write('Zalo', 'rafid');
  await press(submit());
  await answerQuestion(setup, true);
  await settled(() => expect(rowOf('Zalo').textContent).toContain('ra***id'));
  expect(sent(setup)).toBe(1);
});

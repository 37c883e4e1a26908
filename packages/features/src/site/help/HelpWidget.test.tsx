// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { HelpWidget, type HelpWidgetProps } from './HelpWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const scrolled = vi.fn();
// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = scrolled;

const path = 'GET /wps/system/helpCenter';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  scrolled.mockClear();
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const said = () => box.textContent ?? '';
const questions = () =>
  [...box.querySelectorAll('[aria-expanded]')].map(({ textContent }) => textContent);
const search = (words: string) =>
  act(async () => {
    const field = box.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function opened(props: Partial<HelpWidgetProps> = {}) {
  const setup = createTestRuntime({ language: 'en' });
  const asked = { onTopic: vi.fn(), onQuestion: vi.fn() };
  await draw(
    root,
    setup,
    <HelpWidget helpHref="/helpmc" topic={null} question={null} {...asked} {...props} />,
  );
  await settled(() => expect(questions().length).toBeGreaterThan(1));
  return { setup, ...asked };
}

test('[HLP-01] a Bengali word finds the English answer; the other language loads on demand', async () => {
  const { setup } = await opened();
  const asked = () => timesSent(setup, path);
  expect(asked()).toBe(1);
  await search('\u099F\u09BE\u09B0\u09CD\u09A8\u0993\u09AD\u09BE\u09B0\u09C7\u09B0');
  await settled(() => expect(questions()).toEqual(['How is the turnover counted?']));
  expect(asked()).toBe(2);
  await search('turnover');
  expect(questions()).toEqual(['How is the turnover counted?']);
});

test('[HLP-01] a link to a question opens it, in view, among those of its topic', async () => {
  const { onQuestion } = await opened({ question: 'password' });
  const open = box.querySelector<HTMLElement>('[aria-expanded="true"]');
  expect(open?.textContent).toBe('What if I forget my password?');
  expect(questions()).toHaveLength(3);
  expect(scrolled).toHaveBeenCalledOnce();
  await settled(() => expect(said()).toContain('Choose \u201cForgot password\u201d'));
  await act(async () => open?.click());
  // After it is closed the list still shows its topic.
  expect(onQuestion).toHaveBeenCalledWith(null, 'account');
});

test('[HLP-01] an opened question has an address; a link to a removed one says so', async () => {
  const { onQuestion } = await opened({ question: 'no-more' });
  expect(said()).toContain('This was not found.');
  expect(questions().length).toBeGreaterThan(1);
  await act(async () => box.querySelector<HTMLElement>('[aria-expanded]')?.click());
  expect(onQuestion).toHaveBeenCalledWith('captcha', null);
});

test('[HLP-01] [LAY-06] a search without results offers feedback on the same path, and customer service', async () => {
  const { setup } = await opened();
  await search('zzz');
  await settled(() => expect(said()).toContain('Try other words or ask us.'));
  const links = [...box.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links.filter((one) => one === '/helpmc?page=feedback')).toHaveLength(2);
  const contact = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Contact customer service',
  );
  await act(async () => contact?.click());
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('service');
});

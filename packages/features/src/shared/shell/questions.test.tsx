// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { press } from '../../testing/person.fixture.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { OverlayHost } from './OverlayHost.tsx';

/** The components that throw when they render. */
const stage = vi.hoisted(() => ({ broken: new Set<string>() }));
vi.mock(import('./dialog-host.tsx'), async (load) => {
  const { Dialogs } = await load();
  return {
    Dialogs: () => {
      if (stage.broken.has('questions')) throw new RangeError('The question broke');
      return Dialogs();
    },
  };
});
vi.mock(import('./toast-host.tsx'), async (load) => {
  const { Toasts } = await load();
  return {
    Toasts: () => {
      if (stage.broken.has('messages')) throw new RangeError('The message broke');
      return Toasts();
    },
  };
});

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => stage.broken.clear());

const text = () => document.body.textContent;
const button = (name: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find(
    (one) => one.textContent === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};

async function openBroken(part: string) {
  const site = createTestRuntime({ language: 'en' });
  const { box, root } = newPlace();
  stage.broken.add(part);
  await draw(root, site, <OverlayHost registry={{}} />);
  return { ...site.runtime, close: () => removePlace(root, box) };
}

test('[ERR-01] [MOD-02] [X-06] a question that fails shows a message, is reported, and is asked again with "Try again"', async () => {
  const { dialogs, log, close } = await openBroken('questions');
  await act(async () => void dialogs.confirm({ title: 'Log out?' }));
  await settled(() => expect(text()).toContain('This part stopped working'));
  expect(log.recent).toContainEqual(expect.objectContaining({ source: 'questions' }));
  stage.broken.clear();
  await press(button('Try again'));
  await settled(() => expect(text()).toContain('Log out?'));
  expect(text()).not.toContain('This part stopped working');
  await close();
});

test('[ERR-01] [MOD-02] a failed question that is closed has the answer "no", and the next one is asked', async () => {
  const { dialogs, close } = await openBroken('questions');
  const answered = vi.fn();
  await act(async () => void dialogs.confirm({ title: 'Log out?' }).then(answered));
  await settled(() => expect(text()).toContain('This part stopped working'));
  await press(button('Close'));
  await settled(() => expect(answered).toHaveBeenCalledWith(false));
  expect(text()).not.toContain('This part stopped working');
  stage.broken.clear();
  await act(async () => void dialogs.confirm({ title: 'Leave?' }));
  await settled(() => expect(text()).toContain('Leave?'));
  await close();
});

test('[ERR-01] [X-06] messages that fail to render are shown as plain text', async () => {
  const { toasts, log, close } = await openBroken('messages');
  await act(async () => void toasts.show({ title: 'Saved' }));
  await settled(() => expect(text()).toContain('Saved'));
  expect(log.recent).toContainEqual(expect.objectContaining({ source: 'messages' }));
  await close();
});

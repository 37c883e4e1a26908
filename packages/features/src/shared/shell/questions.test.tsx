// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
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

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => stage.broken.clear());

const stopped = () => screen.queryByText('This part stopped working');

function openBroken(part: string) {
  const site = createTestRuntime({ language: 'en' });
  stage.broken.add(part);
  const { user } = renderPage(site, <OverlayHost registry={{}} />);
  return {
    ...site.runtime,
    // By text, because the cross of the window is named "Close" as well.
    press: (text: string) => user.click(within(screen.getByRole('alertdialog')).getByText(text)),
  };
}

test('[ERR-01] [MOD-02] [X-06] a question that fails shows a message, is reported, and is asked again with "Try again"', async () => {
  const { dialogs, log, press } = openBroken('questions');
  await act(async () => void dialogs.confirm({ title: 'Log out?' }));
  await waitFor(() => expect(stopped()).toBeVisible());
  expect(log.recent).toContainEqual(expect.objectContaining({ source: 'questions' }));
  stage.broken.clear();
  await press('Try again');
  expect(await screen.findByText('Log out?')).toBeVisible();
  expect(stopped()).toBeNull();
});

test('[ERR-01] [MOD-02] a failed question that is closed has the answer "no", and the next one is asked', async () => {
  const { dialogs, press } = openBroken('questions');
  const answered = vi.fn();
  await act(async () => void dialogs.confirm({ title: 'Log out?' }).then(answered));
  await waitFor(() => expect(stopped()).toBeVisible());
  await press('Close');
  await waitFor(() => expect(answered).toHaveBeenCalledWith(false));
  expect(stopped()).toBeNull();
  stage.broken.clear();
  await act(async () => void dialogs.confirm({ title: 'Leave?' }));
  expect(await screen.findByText('Leave?')).toBeVisible();
});

test('[ERR-01] [X-06] messages that fail to render are shown as plain text', async () => {
  const { toasts, log } = openBroken('messages');
  await act(async () => void toasts.show({ title: 'Saved' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(log.recent).toContainEqual(expect.objectContaining({ source: 'messages' }));
});

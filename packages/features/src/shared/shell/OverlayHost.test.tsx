// @vitest-environment jsdom
import { Modal } from '@parlour/ui/overlays';
import { act, screen, waitFor } from '@testing-library/react';
import { lazy, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { OverlayHost } from './OverlayHost.tsx';

// First in this file: later the code of messages is loaded already.
test('[MOD-03] a window that opens while the code of messages loads has loaded once both are shown', async () => {
  const site = createTestRuntime({ language: 'en' });
  const { overlays, toasts } = site.runtime;
  const { container } = await act(async () =>
    renderPage(site, <OverlayHost registry={{ login: () => <p>The window</p> }} />),
  );
  act(() => {
    overlays.open({ name: 'login', props: {} });
    toasts.show({ title: 'Saved' });
  });
  expect(await screen.findByText('The window')).toBeVisible();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(container.querySelectorAll('[data-state="arriving"]')).toHaveLength(0);
});

const shows = vi.fn();

/** A window that tells when it is shown. */
function LoginWindow() {
  useLayoutEffect(() => void shows(), []);
  return (
    <Modal open title="The window" closeLabel="Close" onOpenChange={() => undefined}>
      <p>The form</p>
    </Modal>
  );
}

// The first question of this file: later its code is loaded already.
test('[MOD-03] [A11-01] the first question over a window leaves the window shown, and can be answered', async () => {
  const site = createTestRuntime({ language: 'en' });
  const { overlays, dialogs } = site.runtime;
  const { user } = await act(async () =>
    renderPage(site, <OverlayHost registry={{ login: LoginWindow }} />),
  );
  act(() => overlays.open({ name: 'login', props: {} }));
  await screen.findByRole('dialog', { name: 'The window' });
  act(() => void dialogs.warn({ title: 'No code', body: 'Later', confirmLabel: 'OK' }));
  const answer = await screen.findByRole('button', { name: 'OK' });
  await waitFor(() => expect(screen.getByText('The form').closest('[inert]')).not.toBeNull());
  expect(answer.closest('[inert]')).toBeNull();
  expect(shows).toHaveBeenCalledOnce();
  await user.click(answer);
  await waitFor(() => expect(screen.queryByText('No code')).toBeNull());
});

test('[ERR-01] [MOD-03] a window that fails to load shows a message and leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = createTestRuntime({ language: 'en' });
  const login = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
  renderPage(
    site,
    <>
      <p>The page</p>
      <OverlayHost registry={{ login }} />
    </>,
  );
  const { overlays, toasts } = site.runtime;
  await act(async () => overlays.open({ name: 'login', props: {} }));
  await waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1));
  expect(screen.getByText('The page')).toBeVisible();
  expect(overlays.store.getState().modal).toBeNull();
  expect(toasts.getSnapshot()[0]?.title).toContain('Cannot reach the server');
  vi.restoreAllMocks();
});

test('[MOD-03] a window that was opened before the host mounted has loaded once it is shown', async () => {
  const site = createTestRuntime({ language: 'en' });
  const { overlays } = site.runtime;
  const modal = { name: 'login', props: {} } as const;
  overlays.open(modal);
  // The host waits for its texts in its first render, so the rendering is awaited.
  const { container } = await act(async () =>
    renderPage(site, <OverlayHost registry={{ login: () => <p>The window</p> }} />),
  );
  const onItsWay = () => container.querySelectorAll('[data-state="arriving"]').length;
  expect(await screen.findByText('The window')).toBeVisible();
  expect(onItsWay()).toBe(0);
  // If it is opened again while it is shown, it does not load a second time.
  await act(async () => overlays.open(modal));
  expect(onItsWay()).toBe(0);
});

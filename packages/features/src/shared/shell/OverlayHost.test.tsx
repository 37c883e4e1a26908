// @vitest-environment jsdom
import { act, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { draw, newPlace } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { OverlayHost } from './OverlayHost.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('[ERR-01] [MOD-03] a window that fails to load shows a message and leaves the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = createTestRuntime({ language: 'en' });
  const login = lazy(() => Promise.reject(new TypeError('Failed to fetch')));
  const page = document.createElement('div');
  const root = createRoot(page);
  await draw(
    root,
    site,
    <>
      <p>The page</p>
      <OverlayHost registry={{ login }} />
    </>,
  );
  const { overlays, toasts } = site.runtime;
  await act(async () => overlays.open({ name: 'login', props: {} }));
  await vi.waitFor(() => expect(toasts.getSnapshot()).toHaveLength(1));
  expect(page.textContent).toContain('The page');
  expect(overlays.store.getState().modal).toBeNull();
  expect(toasts.getSnapshot()[0]?.title).toContain('Cannot reach the server');
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

test('[MOD-03] a window that was opened before the host mounted has loaded once it is shown', async () => {
  const site = createTestRuntime({ language: 'en' });
  const { box: page, root } = newPlace();
  const { overlays } = site.runtime;
  const modal = { name: 'login', props: {} } as const;
  overlays.open(modal);
  await draw(root, site, <OverlayHost registry={{ login: () => <p>The window</p> }} />);
  const onItsWay = () => page.querySelectorAll('[data-state="arriving"]').length;
  await vi.waitFor(() => expect(page.textContent).toContain('The window'));
  expect(onItsWay()).toBe(0);
  // If it is opened again while it is shown, it does not load a second time.
  await act(async () => overlays.open(modal));
  expect(onItsWay()).toBe(0);
  await act(async () => root.unmount());
  page.remove();
});

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, storyTime } from '../../testing/test-runtime.tsx';
import { InstallRowWidget } from './InstallRowWidget.tsx';
import { OfflineBannerWidget } from './OfflineBannerWidget.tsx';
import { UpdateStripWidget } from './UpdateStripWidget.tsx';

for (const language of ['bn', 'en'] as const) {
  test(`[X-02] (${language}) without a network the page says since when, that amounts may be old, and that no money moves`, async () => {
    const setup = createTestRuntime({ language });
    const { store } = setup.runtime.webApp;
    renderPage(setup, <OfflineBannerWidget />, language);
    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => store.setState({ isOnline: false, lastOnline: storyTime }));
    const banner = screen.getByRole('status');
    expect(banner).toHaveTextContent('2026-11-20 20:41:05');
    expect(banner).toHaveTextContent(catalogues[language]['pwa.offlineBody']);
    await act(async () => store.setState({ lastOnline: null }));
    expect(banner).toHaveTextContent(catalogues[language]['banner.offlineShort']);
    await act(async () => store.setState({ isOnline: true }));
    expect(screen.queryByRole('status')).toBeNull();
  });
}

test('[X-02] the page offers to install only what the browser can, and asks once for two presses', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { webApp } = setup.runtime;
  let answer = () => {};
  const install = vi.spyOn(webApp, 'install').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = renderPage(setup, <InstallRowWidget />);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => webApp.store.setState({ install: 'offered' }));
  const button = screen.getByRole('button', { name: 'Install app' });
  await user.click(button);
  await user.click(button);
  expect(install).toHaveBeenCalledOnce();
  await act(async () => {
    webApp.store.setState({ install: 'none' });
    answer();
  });
  expect(screen.queryByRole('button')).toBeNull();
});

test('[X-02] where only a person can install the site, a sentence says how', async () => {
  const setup = createTestRuntime({ language: 'en' });
  setup.runtime.webApp.store.setState({ install: 'byHand' });
  renderPage(setup, <InstallRowWidget />);
  expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A page on which a new version is known. */
async function withUpdate(page = <UpdateStripWidget />) {
  const setup = createTestRuntime({ language: 'en' });
  const update = vi.spyOn(setup.runtime.webApp, 'update');
  const rendered = renderPage(setup, page);
  expect(strip()).toBeNull();
  await act(async () => setup.runtime.webApp.store.setState({ hasUpdate: true }));
  return { ...rendered, update };
}

const strip = () => screen.queryByRole('status');
const later = () => act(async () => void vi.advanceTimersByTime(1_000));

test('[X-02] a new version is told quietly, and opens only after a press', async () => {
  const { user, update } = await withUpdate();
  expect(strip()).toHaveTextContent('A new version is ready. Reload when you are done.');
  await later();
  expect(update).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(update).toHaveBeenCalledOnce();
});

test('[X-02] a closed strip stays away', async () => {
  const { user, update } = await withUpdate();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await later();
  expect(strip()).toBeNull();
  expect(update).not.toHaveBeenCalled();
});

test.each([
  ['a game', () => document.createElement('iframe')],
  ['a window', () => Object.assign(document.createElement('div'), { role: 'dialog' })],
  ['a question', () => Object.assign(document.createElement('div'), { role: 'alertdialog' })],
  ['a typed text', () => Object.assign(document.createElement('input'), { value: '500' })],
])('[X-02] a new version waits for the end of %s', async (_, make) => {
  const element = make();
  const { role } = element;
  if (role) element.setAttribute('role', role);
  document.body.append(element);
  await withUpdate();
  expect(strip()).toBeNull();
  await later();
  expect(strip()).toBeNull();
  element.remove();
  await later();
  expect(strip()).not.toBeNull();
  // It goes away again when the visitor begins something.
  document.body.append(element);
  await later();
  expect(strip()).toBeNull();
  element.remove();
});

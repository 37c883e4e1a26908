// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pressTwiceAtOnce, renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { memoryStore } from '../session/key-value-store.ts';
import { OverlayHost } from '../shell/OverlayHost.tsx';

const info = 'GET /wps/member/info';

/** A page that was reloaded while the server cannot return the member. */
async function reloaded() {
  const storage = memoryStore();
  const site = createTestRuntime({ language: 'en', storage });
  const { token } = await site.runtime.api.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
  storage.setItem('token', token);
  await site.setScenario({ faults: [{ path: '/wps/member/info', kind: 'http', status: 503 }] });
  renderPage(site, <OverlayHost registry={{}} />);
  await site.runtime.session.restore();
  expect(await screen.findByRole('status')).toHaveTextContent('Connection lost. Trying again…');
  return { ...site, storage };
}

/** Presses twice at once: only one request may be sent. */
const press = (name: string) => pressTwiceAtOnce(() => screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('status')).toBeNull());

test('[LGN-03] [ERR-01] a login whose member fails to load shows a message; a retry completes it', async () => {
  const site = await reloaded();
  expect(screen.getByText(/^Something went wrong on our side/)).toBeVisible();
  const before = timesSent(site, info);
  await site.setScenario({ faults: [] });
  await press('Try again');
  const { store } = site.runtime.session;
  await waitFor(() => expect(store.getState().kind).toBe('authenticated'));
  expect(timesSent(site, info)).toBe(before + 1);
  await gone();
  expect(screen.queryByText(/Trying again/)).toBeNull();
});

test('[LGN-08] a member who does not want to wait can log out', async () => {
  const { runtime, storage } = await reloaded();
  await press('Log out');
  await waitFor(() => expect(runtime.session.store.getState().kind).toBe('anonymous'));
  expect(storage.getItem('token')).toBeNull();
  await gone();
  expect(document.body).toHaveTextContent(/^$/);
});

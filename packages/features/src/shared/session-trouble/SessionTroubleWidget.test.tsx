// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { memoryStore } from '../session/key-value-store.ts';
import { OverlayHost } from '../shell/OverlayHost.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  const page = document.createElement('div');
  const root = createRoot(page);
  await draw(root, site, <OverlayHost registry={{}} />);
  await act(() => site.runtime.session.restore());
  await vi.waitFor(() => expect(page.textContent).toContain('Trying again'));
  const press = (name: string) =>
    act(async () => {
      const button = [...page.querySelectorAll('button')].find((one) => one.textContent === name);
      button?.click();
      button?.click();
    });
  return { ...site, page, press, storage, leave: () => act(async () => root.unmount()) };
}

test('[LGN-03] [ERR-01] a login whose member fails to load shows a message; a retry completes it', async () => {
  const { runtime, requests, setScenario, page, press, leave } = await reloaded();
  expect(page.textContent).toContain('Something went wrong on our side');
  const before = requests.filter((one) => one === info).length;
  await setScenario({ faults: [] });
  await press('Try again');
  await vi.waitFor(() => expect(runtime.session.store.getState().kind).toBe('authenticated'));
  expect(requests.filter((one) => one === info)).toHaveLength(before + 1);
  expect(page.textContent).not.toContain('Trying again');
  await leave();
});

test('[LGN-08] a member who does not want to wait can log out', async () => {
  const { runtime, page, press, storage, leave } = await reloaded();
  await press('Log out');
  await vi.waitFor(() => expect(runtime.session.store.getState().kind).toBe('anonymous'));
  expect(storage.getItem('token')).toBeNull();
  expect(page.textContent).toBe('');
  await leave();
});

// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { draw } from '../../testing/page.fixture.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { useRuntime } from './runtime.tsx';
import { useSettingsQuery, useStatusQuery } from './settings.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Renders settings and status, and whether the last request has failed. */
function Reader() {
  useRuntime().preferences.store.getState();
  const [settings, status] = [useSettingsQuery(), useStatusQuery()];
  const failed = [settings, status].map(({ isError }) => (isError ? 'failed' : 'fine'));
  return [settings.data?.timeZone, status.data?.kind, ...failed].join(' ');
}

test('[CFG-03] [I18-01] settings and status of one language are used in another until they load, and if they fail to load', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const page = document.createElement('div');
  const root = createRoot(page);
  const seen: (string | null)[] = [];
  const render = (language: 'bn' | 'en') => draw(root, backend, <Reader key="reader" />, language);
  const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toBe(text));
  await render('en');
  await act(() => shows('Asia/Dhaka open fine fine'));
  new MutationObserver(() => seen.push(page.textContent)).observe(page, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  await backend.setScenario({
    faults: [
      { path: '/wps/system/whitelabel', kind: 'http', status: 502 },
      { path: '/wps/system/status', kind: 'http', status: 502 },
    ],
  });
  backend.runtime.preferences.setLanguage('bn');
  await render('bn');
  await act(() => shows('Asia/Dhaka open failed failed'));
  expect(seen.filter((text) => !text?.startsWith('Asia/Dhaka open'))).toEqual([]);
  expect(backend.requests.filter((one) => one.includes('/wps/system/')).length).toBe(4);
  await act(async () => root.unmount());
});

// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useRuntime } from './runtime.tsx';
import { useSettingsQuery, useStatusQuery } from './settings.ts';

/** Renders settings and status, and whether the last request has failed. */
function Reader() {
  useRuntime().preferences.store.getState();
  const [settings, status] = [useSettingsQuery(), useStatusQuery()];
  const failed = [settings, status].map(({ isError }) => (isError ? 'failed' : 'fine'));
  return [settings.data?.timeZone, status.data?.kind, ...failed].join(' ');
}

test('[CFG-03] [I18-01] settings and status of one language are used in another until they load, and if they fail to load', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const seen: (string | null)[] = [];
  const page = (language: 'bn' | 'en') => (
    <TestProviders test={backend} language={language}>
      <Reader />
    </TestProviders>
  );
  const { container, rerender } = renderAlone(page('en'));
  const shows = (text: string) => waitFor(() => expect(container.textContent).toBe(text));
  await shows('Asia/Dhaka open fine fine');
  new MutationObserver(() => seen.push(container.textContent)).observe(container, {
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
  act(() => backend.runtime.preferences.setLanguage('bn'));
  rerender(page('bn'));
  await shows('Asia/Dhaka open failed failed');
  expect(seen.filter((text) => !text?.startsWith('Asia/Dhaka open'))).toEqual([]);
  expect(backend.requests.filter((one) => one.includes('/wps/system/')).length).toBe(4);
});

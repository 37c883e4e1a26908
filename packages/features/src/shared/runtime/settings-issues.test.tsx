// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useSettings } from './settings.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Reader = () => useSettings().timeZone;

test('[X-06] [ERR-01] a wrong setting is logged once, however many components read it', async () => {
  const backend = createTestRuntime({ language: 'en' });
  const { api, config, log } = backend.runtime;
  const url = config.host;
  const settings = await api.getSiteSettings({ url });
  backend.queryClient.setQueryData(queries.siteSettings(api, { url }).queryKey, {
    ...settings,
    timeZone: 'Mars/Base',
    minAge: 0,
  });
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <StrictMode>
        <TestProviders test={backend} language="en">
          <Reader />
          <Reader />
        </TestProviders>
      </StrictMode>,
    ),
  );
  expect(page.textContent).toBe('Asia/DhakaAsia/Dhaka');
  expect(log.recent).toEqual([
    { source: 'settings', what: 'minAge: bad-value' },
    { source: 'settings', what: 'timeZone: bad-value' },
  ]);
  await act(async () => root.unmount());
});

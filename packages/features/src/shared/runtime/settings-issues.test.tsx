// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useSettings } from './settings.ts';

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
  const { container } = renderAlone(
    <StrictMode>
      <TestProviders test={backend} language="en">
        <Reader />
        <Reader />
      </TestProviders>
    </StrictMode>,
  );
  expect(container.textContent).toBe('Asia/DhakaAsia/Dhaka');
  expect(log.recent).toEqual([
    { source: 'settings', what: 'minAge: bad-value' },
    { source: 'settings', what: 'timeZone: bad-value' },
  ]);
});

// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { useSettings } from './settings.ts';

const Reader = () => useSettings().timeZone;

/** Renders three components that read the settings. */
function open(backend = createTestRuntime({ language: 'en' })) {
  const { container, unmount } = renderPage(
    backend,
    <>
      <Reader />/<Reader />/<Reader />
    </>,
  );
  const { api, config } = backend.runtime;
  const { queryKey } = queries.siteSettings(api, { url: config.host });
  const shows = (text: string) =>
    waitFor(() => expect(container.textContent).toBe(`${text}/${text}/${text}`));
  const asked = () => backend.requests.filter((one) => one.includes('/whitelabel')).length;
  return { backend, queryKey, shows, asked, unmount };
}

test('[CFG-03] [LAY-01] many components share one request and one observer for the settings', async () => {
  const { backend, queryKey, shows, asked } = open();
  await shows('Asia/Dhaka');
  await waitFor(() => expect(asked()).toBe(1));
  expect(backend.queryClient.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(1);
});

test('[CFG-03] every component gets the changed settings', async () => {
  const { backend, queryKey, shows } = open();
  await waitFor(() => expect(backend.queryClient.getQueryData(queryKey)).toBeDefined());
  act(() => {
    backend.queryClient.setQueryData(
      queryKey,
      (now) => now && { ...now, timeZone: 'Asia/Kolkata' },
    );
  });
  await shows('Asia/Kolkata');
});

test('[CFG-03] settings that were not read for a while are fetched again', async () => {
  const first = open();
  await waitFor(() => expect(first.asked()).toBe(1));
  await first.shows('Asia/Dhaka');
  first.unmount();
  first.backend.queryClient.clear();
  const again = open(first.backend);
  await waitFor(() => expect(again.asked()).toBe(2));
  await again.shows('Asia/Dhaka');
});

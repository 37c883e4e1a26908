// @vitest-environment jsdom
import { queries } from '@parlour/api-client';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useSettings } from './settings.ts';

const Reader = () => useSettings().timeZone;

let root: Root | undefined;
afterEach(() => root?.unmount());

/** Renders three components that read the settings. */
function open(backend = createTestRuntime({ language: 'en' })) {
  const page = document.createElement('div');
  root = createRoot(page);
  root.render(
    <TestProviders test={backend} language="en">
      <Reader />/<Reader />/<Reader />
    </TestProviders>,
  );
  const { api, config } = backend.runtime;
  const { queryKey } = queries.siteSettings(api, { url: config.host });
  const shows = (text: string) =>
    vi.waitFor(() => expect(page.textContent).toBe(`${text}/${text}/${text}`));
  const asked = () => backend.requests.filter((one) => one.includes('/whitelabel')).length;
  return { backend, queryKey, shows, asked };
}

test('[CFG-03] [LAY-01] many components share one request and one observer for the settings', async () => {
  const { backend, queryKey, shows, asked } = open();
  await shows('Asia/Dhaka');
  await vi.waitFor(() => expect(asked()).toBe(1));
  expect(backend.queryClient.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(1);
});

test('[CFG-03] every component gets the changed settings', async () => {
  const { backend, queryKey, shows } = open();
  await vi.waitFor(() => expect(backend.queryClient.getQueryData(queryKey)).toBeDefined());
  backend.queryClient.setQueryData(queryKey, (now) => now && { ...now, timeZone: 'Asia/Kolkata' });
  await shows('Asia/Kolkata');
});

test('[CFG-03] settings that were not read for a while are fetched again', async () => {
  const first = open();
  await vi.waitFor(() => expect(first.asked()).toBe(1));
  await first.shows('Asia/Dhaka');
  root?.unmount();
  first.backend.queryClient.clear();
  const again = open(first.backend);
  await vi.waitFor(() => expect(again.asked()).toBe(2));
  await again.shows('Asia/Dhaka');
});

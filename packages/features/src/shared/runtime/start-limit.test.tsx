// @vitest-environment jsdom
import { isApiError } from '@parlour/api-client';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { useSettingsQuery, useStatusQuery } from './settings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** State of a query: `pending`, `success`, or its error code. */
const wordOf = ({ status, error }: { status: string; error: unknown }) =>
  isApiError(error) ? error.code : status;

function Start() {
  return `${wordOf(useSettingsQuery())} ${wordOf(useStatusQuery())}`;
}

/** Starts a page, with a fault on requests to `path`. */
async function start(fault: { readonly path: string; readonly kind: 'hold' | 'network' }) {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({ faults: [fault] });
  const { container } = renderPage(backend, <Start />);
  return {
    shown: () => container.textContent,
    asked: () => backend.requests.filter((request) => request.endsWith(fault.path)).length,
    pass: (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
  };
}

test.each([
  ['/wps/system/whitelabel', 'TIMEOUT success'],
  ['/wps/system/status', 'success TIMEOUT'],
])(
  '[CFG-03] after five seconds without %s the start has failed, after one request',
  async (path, failed) => {
    const page = await start({ path, kind: 'hold' });
    await page.pass(4_900);
    expect(page.shown()).toBe(failed.replace('TIMEOUT', 'pending'));
    await page.pass(101);
    expect(page.shown()).toBe(failed);
    await page.pass(60_000);
    expect(page.asked()).toBe(1);
  },
);

test('[CFG-03] after a network failure the request is repeated before the start fails', async () => {
  const page = await start({ path: '/wps/system/status', kind: 'network' });
  await page.pass(10_000);
  expect(page.shown()).toBe('success NETWORK');
  expect(page.asked()).toBe(3);
});

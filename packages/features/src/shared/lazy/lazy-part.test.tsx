// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { lazyPart } from './lazy-part.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[ERR-01] a part that failed to load is requested again with each press, and is shown when it loads', async () => {
  let isThere = false;
  const load = vi.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>The part</p> };
  });
  const Part = lazyPart(load);
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <ErrorBoundary
        onError={() => undefined}
        fallback={(_, retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Suspense fallback="Loading">
          <Part />
        </Suspense>
      </ErrorBoundary>,
    ),
  );
  // The time its attempts take.
  const wait = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  const press = async () => {
    await act(async () => page.querySelector('button')?.click());
    await wait();
  };
  await wait();
  expect(page.textContent).toBe('Try again');
  expect(load).toHaveBeenCalledTimes(4);
  await press();
  expect(page.textContent).toBe('Try again');
  expect(load).toHaveBeenCalledTimes(8);
  isThere = true;
  await press();
  expect(page.textContent).toBe('The part');
  await act(async () => root.unmount());
});

// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { lazyPart } from './lazy-part.tsx';

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
  const { container } = renderAlone(
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
  );
  // The time its attempts take.
  const wait = () => act(() => vi.advanceTimersByTimeAsync(3_000));
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await wait();
  };
  await wait();
  expect(container).toHaveTextContent(/^Try again$/);
  expect(load).toHaveBeenCalledTimes(4);
  await press();
  expect(container).toHaveTextContent(/^Try again$/);
  expect(load).toHaveBeenCalledTimes(8);
  isThere = true;
  await press();
  expect(container).toHaveTextContent(/^The part$/);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-page.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** How many more errors the part throws. */
let breaks = 0;
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  told.mockClear();
});
afterEach(() => void vi.useRealTimers());

function Part() {
  if (breaks > 0) throw new RangeError('broke');
  return <p>whole</p>;
}

/** Renders the part, which throws this many errors; `again` renders it again. */
function open(times: number, redraws?: boolean) {
  const page = () => (
    <ErrorBoundary
      redraws={redraws}
      fallback={() => <p>broken</p>}
      onError={(_error, _where, isShown) => {
        breaks -= 1;
        told(isShown);
      }}
    >
      <Part />
    </ErrorBoundary>
  );
  breaks = times;
  const { container, rerender } = renderAlone(page());
  return {
    shown: () => container.textContent,
    again: () => {
      breaks = times;
      rerender(page());
    },
  };
}

test('[ERR-01] a part that fails once is rendered again; a second failure within a minute shows the fallback', () => {
  const { shown, again } = open(1);
  expect([shown(), told.mock.calls]).toEqual(['whole', [[false]]]);
  again();
  expect([shown(), told.mock.calls]).toEqual(['broken', [[false], [true]]]);
});

test('[ERR-01] a part that worked for a minute may be rendered again once more', () => {
  const { shown, again } = open(1);
  vi.advanceTimersByTime(60_000);
  again();
  expect([shown(), told.mock.calls]).toEqual(['whole', [[false], [false]]]);
});

test('[LCH-01] a part that must not be rendered again by itself shows the fallback at once', () => {
  const { shown } = open(1, false);
  expect([shown(), told.mock.calls]).toEqual(['broken', [[true]]]);
});

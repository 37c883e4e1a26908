// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
/** How many more errors the part throws. */
let breaks = 0;
const told = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  told.mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

function Part() {
  if (breaks > 0) throw new RangeError('broke');
  return <p>whole</p>;
}

/** Renders the part, which throws this many errors. */
const draw = (times: number, redraws?: boolean) =>
  act(() => {
    breaks = times;
    root.render(
      <ErrorBoundary
        redraws={redraws}
        fallback={() => <p>broken</p>}
        onError={(_error, _where, isShown) => {
          breaks -= 1;
          told(isShown);
        }}
      >
        <Part />
      </ErrorBoundary>,
    );
  });
const shown = () => document.body.textContent;
afterEach(() => document.body.replaceChildren());

test('[ERR-01] a part that fails once is rendered again; a second failure within a minute shows the fallback', () => {
  draw(1);
  expect([shown(), told.mock.calls]).toEqual(['whole', [[false]]]);
  draw(1);
  expect([shown(), told.mock.calls]).toEqual(['broken', [[false], [true]]]);
});

test('[ERR-01] a part that worked for a minute may be rendered again once more', () => {
  draw(1);
  vi.advanceTimersByTime(60_000);
  draw(1);
  expect([shown(), told.mock.calls]).toEqual(['whole', [[false], [false]]]);
});

test('[LCH-01] a part that must not be rendered again by itself shows the fallback at once', () => {
  draw(1, false);
  expect([shown(), told.mock.calls]).toEqual(['broken', [[true]]]);
});

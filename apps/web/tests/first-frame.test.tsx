// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver, whenStanding } from '../src/app/first-frame.ts';

/** A part of a prerendered page: a button, next to a component whose code arrives when the test calls `bring`. */
function drawnPart() {
  let bring = (_late: { default: () => string }): void => {};
  const late = new Promise<{ default: () => string }>((resolve) => {
    bring = resolve;
  });
  const Late = lazy(() => late);
  const onPress = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<main><!--$--><button type="button">Help</button><p>late</p><!--/$--></main>';
  const part = (
    <main>
      <Suspense>
        <button type="button" onClick={onPress}>
          Help
        </button>
        <p>
          <Late />
        </p>
      </Suspense>
    </main>
  );
  return {
    place,
    onPress,
    press: () => screen.getByRole('button', { name: 'Help' }).click(),
    open: () => act(async () => void render(part, { container: place, hydrate: true })),
    bring: () => act(async () => bring({ default: () => 'late' })),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** Runs the timers of one second. A press that is repeated by mistake would be repeated by then. */
const soon = () => act(() => vi.advanceTimersByTimeAsync(1_000));

type Spy = ReturnType<typeof vi.fn>;

/** Expects that the press is handled, and only once. */
async function doneOnce(onPress: Spy): Promise<void> {
  await act(() => vi.waitFor(() => expect(onPress).toHaveBeenCalled()));
  await soon();
  expect(onPress).toHaveBeenCalledTimes(1);
}

test('[LAY-02] a press next to a part whose code is missing is handled once, when the code has come', async () => {
  const { place, onPress, press, open, bring } = drawnPart();
  await open();
  takeOver(place);
  await act(async () => press());
  await soon();
  expect(onPress).not.toHaveBeenCalled();
  await bring();
  await doneOnce(onPress);
});

test('[LAY-02] a press that the button handles itself is not repeated', async () => {
  const { place, onPress, press, open, bring } = drawnPart();
  await open();
  takeOver(place);
  await bring();
  await act(async () => press());
  await doneOnce(onPress);
});

test('[LAY-02] a press from before the page listened is handled once, by a button that is still there', async () => {
  const { place, onPress, press, open, bring } = drawnPart();
  const presses: Event[] = [];
  place.addEventListener('click', (event) => presses.push(event), { once: true });
  press();
  window.parlourFirst = { presses };
  await open();
  takeOver(place);
  await bring();
  await doneOnce(onPress);
  delete window.parlourFirst;
});

test('[LAY-01] answers wait ten seconds for a page whose code does not come, longer on a busy device', async () => {
  const seen: string[] = [];
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  takeOver(document.createElement('div'));
  void whenStanding('answer').then((what) => seen.push(what));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(idle).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(60_001);
  expect([idle.length, ...seen]).toEqual([1]);
  idle[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['answer']);
  vi.unstubAllGlobals();
});

test('[LAY-01] without requestIdleCallback, answers wait ten seconds', async () => {
  const seen: string[] = [];
  takeOver(document.createElement('div'));
  void whenStanding('answer').then((what) => seen.push(what));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['answer']);
});

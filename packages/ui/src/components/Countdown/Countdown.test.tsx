// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import type { UiClock } from '../motion/clock.ts';
import { type ManualClock, manualClock } from '../motion/manual.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';
import { clockText, timeLeft } from './time-left.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const draw = (props: Partial<CountdownProps> & { clock: UiClock }) =>
  renderAlone(<Countdown label="Left" until={10_000} {...props} />);
const shown = () => screen.getByRole('timer', { name: 'Left' }).textContent;
const spoken = () => screen.getByRole('status').textContent;

/** A clock whose time can be set while its timers continue. */
function settable(): ManualClock & { set(ahead: number): void } {
  const inner = manualClock();
  let ahead = 0;
  return {
    ...inner,
    now: () => inner.now() + ahead,
    set(next) {
      ahead = next;
    },
  };
}
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [59_001, '01:00'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [93_600_000, '26:00:00'],
])('[LGN-06] %i ms left reads %s', (ms, text) => {
  expect(clockText(timeLeft(ms, 0))).toBe(text);
});

test('[LGN-06] after the end the remaining time is zero', () => {
  expect(timeLeft(0, 5_000).totalSeconds).toBe(0);
});

test('[LGN-06] when the clock is set forward or back, the time is right within a second', () => {
  const clock = settable();
  draw({ clock });
  clock.set(6_000);
  clock.pass(1_000);
  expect(shown()).toBe('00:03');
  clock.set(-20_000);
  clock.pass(1_000);
  expect(shown()).toBe('00:28');
});

test('[LGN-06] it changes on the full second, even when it starts between two seconds', () => {
  const clock = manualClock(250);
  draw({ clock });
  expect(shown()).toBe('00:10');
  clock.pass(749);
  expect(shown()).toBe('00:10');
  clock.pass(1);
  expect(shown()).toBe('00:09');
});

test('[A11-01] while hidden it keeps one timer for its end, and shows the right time when visible again', () => {
  const clock = manualClock();
  const onEnd = vi.fn();
  draw({ clock, onEnd });
  look('hidden');
  clock.pass(4_000);
  expect(shown()).toBe('00:10');
  expect(clock.waiting()).toBe(1);
  look('visible');
  expect(shown()).toBe('00:06');
  look('hidden');
  clock.pass(6_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(clock.waiting()).toBe(0);
});

test('[A11-01] it announces at the given moments and at the end, not at the start', () => {
  const clock = manualClock();
  const announce = vi.fn(({ totalSeconds }: { totalSeconds: number }) => `${totalSeconds} left`);
  draw({ clock, announceAt: [60, 5], announce, endText: 'Over' });
  expect(spoken()).toBe('');
  clock.pass(4_000);
  expect(spoken()).toBe('');
  clock.pass(1_000);
  expect(spoken()).toBe('5 left');
  clock.pass(2_000);
  expect(announce).toHaveBeenCalledTimes(1);
  clock.pass(3_000);
  expect(spoken()).toBe('Over');
});

test('[A11-01] a countdown that starts after its end shows the end text and announces nothing', () => {
  const onEnd = vi.fn();
  draw({ clock: manualClock(11_000), endText: 'Over', onEnd });
  expect(shown()).toBe('Over');
  expect(spoken()).toBe('');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('it leaves no timer after unmount, and the server renders no time', () => {
  const clock = manualClock();
  const { unmount } = draw({ clock });
  unmount();
  expect(clock.waiting()).toBe(0);
  const html = renderToString(<Countdown label="Left" until={10_000} clock={clock} />);
  expect(html).toContain('Left');
  expect(html).not.toMatch(/\d\d:\d\d/);
});

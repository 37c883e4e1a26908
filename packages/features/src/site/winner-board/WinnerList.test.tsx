// @vitest-environment jsdom
import type { UiClock } from '@parlour/ui';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, storyTime } from '../../testing/test-runtime.tsx';
import { WinnerList } from './WinnerList.tsx';
import type { Winner } from './winner-board-model.ts';

/** A clock that the test moves forward. */
function handClock() {
  let now = storyTime;
  const waiting = new Set<() => void>();
  const clock: UiClock = {
    now: () => now,
    after: (_ms, task) => {
      waiting.add(task);
      return () => void waiting.delete(task);
    },
  };
  const pass = (ms: number) => {
    now += ms;
    const due = [...waiting];
    waiting.clear();
    act(() => {
      for (const task of due) task();
    });
  };
  return { clock, pass, waiting };
}

const win = (id: string, at: number | null): Winner => ({
  id,
  player: 'ra***48',
  title: 'Monsoon Treasure',
  game: null,
  amount: '৳10.00',
  coverUrl: '/art/cover/1.svg',
  at,
});

test('[GAM-08] ages are updated while the board is open, and no timer runs after it closes', () => {
  const { clock, pass, waiting } = handClock();
  const rows = [win('new', storyTime - 30_000), win('old', storyTime - 3_570_000), win('no', null)];
  const { unmount } = renderPage(
    createTestRuntime({ language: 'en' }),
    <WinnerList board={{ rows, demo: false }} clock={clock} onPlay={() => undefined} />,
  );
  /** Each player with the time of the win. */
  const told = () =>
    screen.getAllByText('ra***48').map(({ parentElement }) => parentElement?.textContent);
  expect(told()).toEqual(['ra***48 · Just now', 'ra***48 · 59 minutes ago', 'ra***48']);
  pass(30_000);
  expect(told()).toEqual(['ra***48 · 1 minute ago', 'ra***48 · 1 hour ago', 'ra***48']);
  pass(172_800_000);
  expect(told()).toEqual(['ra***48 · 2 days ago', 'ra***48 · 2 days ago', 'ra***48']);
  unmount();
  expect(waiting.size).toBe(0);
});

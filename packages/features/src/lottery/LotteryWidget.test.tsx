// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRuntime, storyTime, TestProviders } from '../testing/index.tsx';
import { LotteryWidget } from './LotteryWidget.tsx';

let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LOT-01] a draw that happens while the page is open comes into the table by itself', async () => {
  const backend = createTestRuntime({ language: 'en' });
  let now = storyTime;
  // The sandbox reads the same clock.
  backend.runtime.clock.now = () => now;
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestProviders test={backend} language="en">
      <LotteryWidget
        search={new URLSearchParams()}
        onSearchChange={() => undefined}
        onLeave={() => undefined}
      />
    </TestProviders>,
  );
  const newest = () => place.querySelector('tbody th')?.textContent ?? '';
  await vi.waitFor(() => expect(newest()).not.toBe(''));
  await vi.waitFor(() => expect(place.querySelector('[data-code]')).not.toBeNull());
  const seen = newest();
  const { list } = await backend.runtime.api.getLotteryMenu({});
  const draws = list.map(({ nextDrawAt }) => Date.parse(nextDrawAt ?? '')).filter((at) => at > now);
  const wait = Math.min(...draws) + 1_000 - now;
  expect(wait).toBeLessThan(600_000);
  now += wait;
  await vi.advanceTimersByTimeAsync(wait);
  await vi.waitFor(() => expect(newest()).not.toBe(seen));
});

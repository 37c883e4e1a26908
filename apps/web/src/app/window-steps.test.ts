// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWindowSteps, markOf, type WindowSteps } from './window-steps.ts';

/** Opens a window that closes when it is asked to, or refuses to. */
function openWindow(steps: WindowSteps, mayClose = true) {
  const asked = vi.fn(() => {
    if (mayClose) step.closed();
    else step.kept();
  });
  const step = steps.opened(asked);
  return { asked, close: () => step.closed() };
}

const router = {
  navigate: vi.fn((to: unknown, options?: { replace?: boolean }) => {
    const state = { key: String(to), idx: 0 };
    window.history[options?.replace ? 'replaceState' : 'pushState'](state, '', String(to));
  }),
};
const at = () => window.location.pathname + window.location.search;
const depth = () => markOf(window.history.state).depth;
const isAt = (address: string, windows: number) =>
  vi.waitFor(() => expect([at(), depth()]).toEqual([address, windows]));

let stop: () => void = () => undefined;
let round = 0;
/** A document whose history has one page before it. */
function begin(state: object | null = null) {
  round += 1;
  window.history.pushState({ key: `before${round}` }, '', '/before');
  window.history.pushState({ key: `page${round}`, ...state }, '', '/page');
  const steps = createWindowSteps(router.navigate);
  stop = steps.start(window);
  return steps;
}

beforeEach(() => router.navigate.mockClear());
afterEach(() => stop());

test('[NAV-09] Back closes the topmost window first, then the one below, then leaves the page', async () => {
  const steps = begin();
  const below = openWindow(steps);
  const above = openWindow(steps);
  await isAt('/page', 2);
  window.history.back();
  await isAt('/page', 1);
  expect([below.asked.mock.calls.length, above.asked.mock.calls.length]).toEqual([0, 1]);
  window.history.back();
  await isAt('/page', 0);
  expect(below.asked).toHaveBeenCalledOnce();
  window.history.back();
  await isAt('/before', 0);
});

test('[NAV-09] a window closed by hand removes its step; a window that replaces it uses the same step', async () => {
  const steps = begin();
  const first = openWindow(steps);
  await isAt('/page', 1);
  first.close();
  const second = openWindow(steps);
  await isAt('/page', 1);
  second.close();
  await isAt('/page', 0);
  expect(first.asked).not.toHaveBeenCalled();
  expect(second.asked).not.toHaveBeenCalled();
  window.history.back();
  await isAt('/before', 0);
});

test('[NAV-09] Forward to the step of a closed window stays at the page', async () => {
  const steps = begin();
  openWindow(steps);
  await isAt('/page', 1);
  window.history.back();
  await isAt('/page', 0);
  const arrived = vi.fn();
  window.addEventListener('popstate', arrived);
  window.history.forward();
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  window.removeEventListener('popstate', arrived);
  await isAt('/page', 0);
});

test('[NAV-09] a reload at the step of a window leads to its page', async () => {
  begin();
  window.history.pushState(
    { key: `page${round}`, windows: { depth: 1, below: `page${round}` } },
    '',
  );
  stop();
  stop = createWindowSteps(router.navigate).start(window);
  await isAt('/page', 0);
  window.history.back();
  await isAt('/before', 0);
});

test.each([{}, 'x', null, { windows: 3 }, { windows: { depth: '1', below: '' } }])(
  '[NAV-09] a history state of another script is no window: %j',
  (state) => expect(markOf(state).depth).toBe(0),
);

test('[NAV-09] a window that refuses to close keeps its step, and Back asks it again', async () => {
  const steps = begin();
  const window1 = openWindow(steps, false);
  await isAt('/page', 1);
  window.history.back();
  await vi.waitFor(() => expect(window1.asked).toHaveBeenCalledTimes(1));
  await isAt('/page', 1);
  window.history.back();
  await vi.waitFor(() => expect(window1.asked).toHaveBeenCalledTimes(2));
  await isAt('/page', 1);
});

test('[NAV-09] a filter that is changed under a window stays changed when Back closes it', async () => {
  const steps = begin();
  openWindow(steps);
  await isAt('/page', 1);
  router.navigate('/page?filter=1', { replace: true });
  steps.moved('REPLACE');
  await isAt('/page?filter=1', 1);
  window.history.back();
  await isAt('/page?filter=1', 0);
  window.history.back();
  await isAt('/before', 0);
});

test('[NAV-09] a filter that the router has not rendered yet stays changed when its window closes', async () => {
  const steps = begin();
  const { close } = openWindow(steps);
  await isAt('/page', 1);
  router.navigate('/page?filter=1', { replace: true });
  const left = vi.fn();
  window.addEventListener('popstate', left, { once: true });
  close();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  await isAt('/page?filter=1', 0);
});

test('[NAV-09] after a link to an anchor of the page, Back still closes a window first', async () => {
  const steps = begin();
  window.history.pushState(null, '', '/page#part');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const { asked } = openWindow(steps);
  await isAt('/page', 1);
  window.history.back();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await isAt('/page', 0);
  expect(window.location.hash).toBe('#part');
});

test('[NAV-09] a link in a window starts from the page below: one step back returns to that page', async () => {
  const steps = begin();
  const { close } = openWindow(steps);
  await isAt('/page', 1);
  steps.atPage(() => router.navigate('/next'));
  close();
  await isAt('/next', 0);
  window.history.back();
  await isAt('/page', 0);
});

test('[NAV-09] a window that opens while another step is being left gets its own step', async () => {
  const steps = begin();
  const { close } = openWindow(steps);
  await isAt('/page', 1);
  close();
  await Promise.resolve();
  steps.atPage(() => router.navigate('/next'));
  openWindow(steps);
  await isAt('/next', 1);
  window.history.back();
  await isAt('/next', 0);
  window.history.back();
  await isAt('/page', 0);
});

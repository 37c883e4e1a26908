import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Function calls until the first screen of home listens (docs/decisions/005). */
const budget = 30_000;

/**
 * Stops the page at the first moment at which every link and button of its first screen has its handlers. The script
 * looks between the tasks of the page and is in none of its files.
 */
const stopWhenListening = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const isInView = (control: Element) => {
      const { top, bottom, left, right } = control.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    };
    const listens = (control: Element) =>
      Object.keys(control).some((name) => name.startsWith('__reactProps'));
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const controls = [...document.querySelectorAll('#root :is(a, button)')];
      const isTakenOver = controls.length > 0 && !('drawn' in document.documentElement.dataset);
      if (isTakenOver && controls.filter(isInView).every(listens)) {
        // biome-ignore lint/suspicious/noDebugger: here the counter takes over.
        debugger;
      } else port2.postMessage(null);
    };
    port2.postMessage(null);
  });
};

/** How often functions of the page's files have been called so far. */
async function calls(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
}

test('[LAY-01] the first screen of home listens after its number of function calls, and no more', async ({
  page,
  context,
}) => {
  await stopWhenListening(page);
  const session = await context.newCDPSession(page);
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await page.goto('/', { waitUntil: 'commit' });
  await stopped;
  const counted = await calls(session);
  await session.send('Debugger.resume');
  // What is drawn is there from the beginning; a page of skeletons would be no first screen.
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(6);
  expect(counted).toBeGreaterThan(10_000);
  expect(counted).toBeLessThanOrEqual(budget);
});

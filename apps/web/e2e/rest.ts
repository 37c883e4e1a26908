import { expect, type Page, type Request } from '@playwright/test';

/** How often in a row a page must have nothing to do: the last answer may cause another request. */
const rounds = 3;

/**
 * Resolves when the page has rendered its data, animations have ended, and no task of higher
 * priority is left. Frames are counted by an animation: a clock of the test may stop every other
 * source of frames.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What the first frame measures is drawn by the second. A hidden tab draws none.
    for (let frame = 0; frame < 2 && !document.hidden; frame += 1) {
      await document.documentElement.animate(null, 1).finished;
    }
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await scheduler.postTask(() => undefined, { priority: 'background' });
  });

/**
 * From here on time passes for the page only by `page.clock`; an hour has passed before. Install the
 * clock before the page is loaded. It stops when the page is at rest: answers come by timers too, and
 * a page that is still taken over would give up waiting for its code within that hour.
 */
export async function stopClock(page: Page, rest: () => Promise<void>): Promise<void> {
  await rest();
  // What is asked for once the page is quiet, as the demo's panel, would give up within that hour as well.
  await page.clock.runFor(2_000);
  await rest();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
  await idle(page);
}

/** Lets a stopped clock go on by moments, so that an answer gets through, until something holds. */
export const inMoments = (page: Page, holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1);
    await holds();
  }).toPass();

/**
 * Follows the requests of a page from now on. The returned function resolves when every answer has
 * come and the page has rendered it: counted, not timed, so that a slow machine only takes longer.
 * Requests of later timers are not awaited.
 */
export function follow(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // A feed has no end.
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  const waitsFor = () => [...open].map((request) => request.url());
  return async () => {
    await page.waitForLoadState();
    // A prerendered document looks like the page before it is hydrated.
    await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
    for (let quiet = 0; quiet < rounds; ) {
      await expect.poll(waitsFor, 'nothing is on its way').toEqual([]);
      await idle(page);
      quiet = open.size === 0 ? quiet + 1 : 0;
    }
  };
}

import { expect, type Page, type Request } from '@playwright/test';

/** How many times in a row a page must have no work: the last answer may cause another request. */
const rounds = 3;

/**
 * Resolves when the page has rendered its data, animations have ended, and no task of higher priority is left. Counts
 * frames with an animation, because a test clock may stop every other source of frames.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The first frame measures, the second renders the result. A hidden tab has no frames.
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
 * Stops the clock of the page and moves it forward by one hour. From then on only `page.clock` moves it. Install the
 * clock before the page is loaded. Waits until the page is at rest first: answers need timers too, and a page that is
 * still being hydrated would stop waiting for its code within that hour.
 */
export async function stopClock(page: Page, rest: () => Promise<void>): Promise<void> {
  await rest();
  // Requests that start once the page is quiet, such as the demo panel, would time out within that hour as well.
  await page.clock.runFor(2_000);
  await rest();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
  await idle(page);
}

/** Moves a stopped clock in small steps, so that answers arrive, until the condition holds. */
export const inMoments = (page: Page, holds: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(1);
    await holds();
  }).toPass();

/**
 * Follows the requests of a page from now on. The returned function resolves when every answer has arrived and is
 * rendered. It counts requests and uses no time limit, so a slow machine only takes longer. Requests of later timers
 * are not awaited.
 */
export function follow(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const close = (request: Request) => void open.delete(request);
  page.on('request', (request) => {
    // An event stream never ends.
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

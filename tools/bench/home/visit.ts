import type { Browser, CDPSession, Page } from 'playwright';

/** What a phone of the market has: the slow 4G of Lighthouse, and a processor four times slower than a laptop's. */
const phone = { latency: 150, down: 1638.4, up: 675, slowdown: 4 } as const;

/** Without a request or an answer for so long, in ms, the page counts as complete. */
const quietMs = 1_500;
const patienceMs = 60_000;

/** The page has nine games and four tables. */
const leastGames = 13;

/** What one visit with an empty cache took. */
export interface Visit {
  /** Until the largest picture or text of the first screen was painted, in ms. */
  readonly lcp: number;
  /** What that was: the path of a picture, or the name of an element. */
  readonly largest: string;
  /** Thread time of scripts until the page was complete, in ms. */
  readonly script: number;
  /** Until every link and button in the first screen answers a press, in ms; `NaN` where nothing ever does. */
  readonly listens: number;
  /** How many tasks kept the page from answering for longer than 50 ms. */
  readonly longTasks: number;
}

/** What to visit, and how. */
export interface Wish {
  readonly url: string;
  /** As by the phone above, or by this machine as it is. */
  readonly pace: 'phone' | 'machine';
  /** What shows last; without scripts, what is there from the beginning. */
  readonly last: string;
  /** Inspects the page once it is complete. */
  readonly look?: (page: Page) => Promise<unknown>;
}

/** Opens a page as a new visitor does, waits until it is complete, and returns the measurements. */
export async function visit(browser: Browser, { url, pace, last, look }: Wish): Promise<Visit> {
  // A context of its own: no cache, no connection, no storage of another visit.
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // The window of announcements covers the page; who has met it in this tab meets it no more.
    await page.addInitScript(() => sessionStorage.setItem('announced.visitor', 'yes'));
    await page.addInitScript(watchListening);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.enable');
    // The panel of the demo is no part of an operator's site; the page is whole without it.
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/DemoTools-*'] });
    if (pace === 'phone') await slowDown(session);
    const quiet = quietOf(page);
    await page.goto(url);
    await page.locator(last).first().waitFor({ state: 'attached', timeout: patienceMs });
    await quiet();
    const cards = await page.locator('[data-component="game-card"]').count();
    if (cards < leastGames) throw new Error(`${url} shows ${cards} games`);
    await look?.(page);
    const [largest, script] = [await largestOf(page), await scriptTime(session)];
    const listens = await page.evaluate(() => Number(Reflect.get(window, 'listens')));
    return { ...largest, script, listens, longTasks: await longTasksOf(page) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the first moment at which React has taken over all that can be pressed in the first screen. */
function watchListening(): void {
  const isInView = (control: Element) => {
    const { top, bottom, left, right } = control.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const listens = (control: Element) =>
    Object.keys(control).some((name) => name.startsWith('__reactProps'));
  const timer = setInterval(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button)')].filter(isInView);
    if (controls.length === 0 || !controls.every(listens)) return;
    clearInterval(timer);
    Object.assign(window, { listens: performance.now() });
  }, 40);
  // A static page never listens.
  setTimeout(() => clearInterval(timer), 20_000);
}

async function slowDown(session: CDPSession): Promise<void> {
  const bytes = (kilobits: number) => (kilobits * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytes(phone.down),
    uploadThroughput: bytes(phone.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}

/** Watches a page from now on; what it returns resolves once nothing has been on its way for a while. */
function quietOf(page: Page): () => Promise<void> {
  let open = 0;
  let since = performance.now();
  const count = (change: number) => () => {
    open += change;
    since = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    const end = performance.now() + patienceMs;
    while (open > 0 || performance.now() - since < quietMs) {
      if (performance.now() > end) throw new Error(`${page.url()} never rests`);
      await page.waitForTimeout(100);
    }
  };
}

/** The last candidate: without input on the page only a larger one can follow. */
const largestOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ lcp: number; largest: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const { url, element } = Object(last);
          const largest = url ? new URL(String(url)).pathname : String(element?.localName);
          resolve({ lcp: last?.startTime ?? Number.NaN, largest });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** Browsers list tasks from 50 ms on; the observer hears of the end of each that came before it as well. */
const longTasksOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let seen = 0;
        const count = (list: PerformanceObserverEntryList) => {
          seen += list.getEntries().length;
        };
        const observer = new PerformanceObserver(count);
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(seen + observer.takeRecords().length), 100);
      }),
  );

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

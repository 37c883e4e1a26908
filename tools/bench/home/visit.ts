import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** A typical phone of the market: the slow 4G of Lighthouse, and a processor four times slower than a laptop's. */
const phone = { latency: 150, down: 1638.4, up: 675, slowdown: 4 } as const;

/** After this time (ms) without a request or an answer the page counts as complete. */
const quietMs = 1_500;
const patienceMs = 60_000;

/** The page has nine games and four tables. */
const leastGames = 13;

/** The measurements of one visit with an empty cache. */
export interface Visit {
  /** Time until the largest picture or text of the first screen was painted, in ms. */
  readonly lcp: number;
  /** The largest paint: the path of a picture, or the name of an element. */
  readonly largest: string;
  /** Thread time of scripts until the page was complete, in ms. */
  readonly script: number;
  /** Time until every link and button in the first screen has its listeners, in ms. `NaN` if they never have. */
  readonly listens: number;
  /** How many tasks blocked the page for longer than 50 ms. */
  readonly longTasks: number;
}

/** What to visit, and how. */
export interface Wish {
  readonly url: string;
  /** The speed: of the phone above, or of this machine. */
  readonly pace: 'phone' | 'machine';
  /** Selector of the part that appears last. Without scripts it is there from the start. */
  readonly last: string;
  /** Called with the complete page. */
  readonly look?: (page: Page) => Promise<unknown>;
}

/** A tab of a phone. */
export interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
  /** Resolves once no request was pending for a while. */
  readonly quiet: () => Promise<void>;
}

/** Calls `work` with a new tab whose cache, connections and storage are empty. */
export async function inNewTab<Result>(
  browser: Browser,
  work: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await work(await newTab(context));
  } finally {
    await context.close();
  }
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  // The announcements would cover the page. With this entry they count as seen in this tab.
  await page.addInitScript(() => sessionStorage.setItem('announced', 'yes'));
  await page.addInitScript(watchListening);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  // An operator's site has no demo panel, and the page works without it.
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/DemoTools-*'] });
  return { page, session, quiet: quietOf(page) };
}

/** Opens a page and waits until it is complete. */
export async function open({ page, quiet }: Tab, url: string, last: string): Promise<void> {
  await page.goto(url);
  await page.locator(last).first().waitFor({ state: 'attached', timeout: patienceMs });
  await quiet();
}

/** When the controls of the first screen got their listeners, in ms. */
export const listensOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'listens')));

/** Opens a page as a new visitor does, waits until it is complete, and returns the measurements. */
export const visit = (browser: Browser, { url, pace, last, look }: Wish): Promise<Visit> =>
  inNewTab(browser, async (tab) => {
    const { page, session } = tab;
    if (pace === 'phone') await slowDown(session);
    await open(tab, url, last);
    const cards = await page.locator('[data-component="game-card"]').count();
    if (cards < leastGames) throw new Error(`${url} shows ${cards} games`);
    await look?.(page);
    const [largest, script] = [await largestOf(page), await scriptTime(session)];
    const listens = await listensOf(page);
    return { ...largest, script, listens, longTasks: await longTasksOf(page) };
  });

/** Runs in the page. Notes the first moment at which React has hydrated every control in the first screen. */
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
  // A static page never gets listeners.
  setTimeout(() => clearInterval(timer), 20_000);
}

/** Makes a tab as slow as the phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  const bytes = (kilobits: number) => (kilobits * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytes(phone.down),
    uploadThroughput: bytes(phone.up),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
}

/** Watches a page from now on. The returned function resolves once no request was pending for a while. */
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

/** Takes the last candidate: without input, only a larger one can follow. */
export const largestOf = (page: Page): Promise<Pick<Visit, 'lcp' | 'largest'>> =>
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

/** Browsers list tasks of 50 ms and longer. The observer also gets those that ended before it was created. */
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

import type { CDPSession, Page } from '@playwright/test';
import { countCommits } from '../../../apps/web/e2e/count-commits.ts';

/** Totals of a page since it was opened. Differences of two readings are exact. */
export interface Reading {
  readonly layouts: number;
  readonly styles: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly commits: number;
}

export interface Meter {
  read(): Promise<Reading>;
  /** The cost of `work`, with the two frames after it in which the browser settles. */
  cost(work: () => Promise<unknown>): Promise<Reading>;
  /** The same reading after garbage collection. */
  readSwept(): Promise<Reading>;
  /** Calls of JavaScript functions while `work` runs. */
  calls(work: () => Promise<unknown>): Promise<number>;
}

/** Opens a page of the fixture by its query and counts from its first byte on. */
export async function openPage(page: Page, query: string): Promise<Meter> {
  await page.addInitScript(countCommits);
  await page.goto(`/?${query}`);
  await page.locator('main').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await settle(page);
  const read = () => readNow(page, session);
  return {
    read,
    async cost(work) {
      const before = await read();
      await work();
      await settle(page);
      return difference(await read(), before);
    },
    async readSwept() {
      await settle(page);
      // The first collection may create more garbage, so the second one counts.
      for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
      return read();
    },
    async calls(work) {
      await session.send('Profiler.enable');
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await work();
      await settle(page);
      const { result } = await session.send('Profiler.takePreciseCoverage');
      await session.send('Profiler.stopPreciseCoverage');
      return result
        .filter(({ url }) => url.startsWith('http'))
        .flatMap(({ functions }) => functions)
        .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    },
  };
}

/** Resolves after two frames: the second one comes after everything that the first one caused. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );

async function readNow(page: Page, session: CDPSession): Promise<Reading> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => {
    const metric = metrics.find((one) => one.name === name);
    if (!metric) throw new Error(`The browser does not count ${name}.`);
    return metric.value;
  };
  return {
    layouts: of('LayoutCount'),
    styles: of('RecalcStyleCount'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    commits: await page.evaluate(() => window.commits),
  };
}

const difference = (now: Reading, before: Reading): Reading => ({
  layouts: now.layouts - before.layouts,
  styles: now.styles - before.styles,
  nodes: now.nodes - before.nodes,
  listeners: now.listeners - before.listeners,
  commits: now.commits - before.commits,
});

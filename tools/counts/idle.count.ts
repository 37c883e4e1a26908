import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage } from './lib/meter.ts';
import { traced, type Work, wakeUps } from './lib/trace.ts';

const seconds = 1000;

/**
 * Counts what woke the page up without input, and the marks of the page that explain it, both from one trace. Does not
 * read the page meanwhile, because reading would wake it up.
 */
async function idle(browser: Browser, page: Page, ms: number) {
  const works = await traced(browser, page, () => wait(ms));
  const times = (name: string) => works.filter((work) => work.name === name).length;
  const woken = wakeUps(works);
  return {
    jackpot: times('mark jackpot'),
    banner: times('mark banner'),
    commits: times('mark commit'),
    layouts: times('Layout'),
    timers: woken.filter(({ name }) => name === 'TimerFire'),
    others: woken.filter(({ name }) => name !== 'TimerFire'),
  };
}

/** The cross-fade of a slide, from its timer to the last event of its transition. */
const belongsTo = (timers: readonly Work[]) => (work: Work) =>
  timers.some(({ from }) => work.from >= from && work.from < from + 1e6);

test('[NOT-01] [LAY-07] [JPT-01] an idle page is woken by the jackpot and by nothing else', async ({
  browser,
  page,
}) => {
  await openPage(page, 'page=idle&paused');
  // Longer than a round of the notices (18 s), whose end must not wake the page either.
  const { jackpot, banner, timers, others, commits, layouts } = await idle(
    browser,
    page,
    20 * seconds,
  );
  expect(jackpot).toBeGreaterThanOrEqual(6);
  expect(timers).toHaveLength(jackpot);
  expect(others).toEqual([]);
  expect({ banner, commits, layouts }).toEqual({ banner: 0, commits: 0, layouts: 0 });
});

test('[BAN-01] a playing banner adds one timer and one commit to a slide, and rests in between', async ({
  browser,
  page,
}) => {
  await openPage(page, 'page=idle');
  const { jackpot, banner, timers, others, commits } = await idle(browser, page, 11 * seconds);
  expect(banner).toBeGreaterThan(0);
  expect(timers).toHaveLength(jackpot + banner);
  expect(commits).toBe(banner);
  expect(others.filter((work) => !belongsTo(timers)(work))).toEqual([]);
});

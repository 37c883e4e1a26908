import type { Page } from '@playwright/test';
import { visit as open } from './centres.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { idle } from './rest.ts';
import { say } from './texts.ts';
import { visit } from './visit.ts';

/** Pages of every kind. The last one has no live data, so that the feed is closed again. */
const round = [
  '/',
  '/rng',
  '/rng?page=live',
  '/sports',
  '/hot',
  '/promotions',
  '/vip',
  '/winners',
  '/lottery',
  '/nowhere',
  '/help',
];

/** Nodes and listeners of the page after garbage collection, with no pending request. */
async function heldAtRest(page: Page, rest: () => Promise<void>): Promise<Held> {
  await rest();
  let last = await held(page);
  for (let tries = 0; tries < 10; tries += 1) {
    const now = await held(page);
    if (now.nodes === last.nodes && now.listeners === last.listeners) return now;
    last = now;
  }
  throw new Error('The page does not come to rest.');
}

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The first collection may create more garbage, so the second one counts.
  for (let sweep = 0; sweep < 2; sweep += 1) {
    await idle(page);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function walk(page: Page, rounds: number): Promise<void> {
  for (let done = 0; done < rounds; done += 1) {
    for (const path of round) {
      await visit(page, path);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    }
  }
}

test('[NAV-01] two hundred route changes leave no extra node and no extra listener', async ({
  page,
  rest,
}) => {
  await page.goto('/');
  await rest();
  // Code, texts and answers that are loaded once and kept are no leak.
  await walk(page, 3);
  const before = await heldAtRest(page, rest);
  await walk(page, 20);
  // A real leak is there twenty times and stays. What is only freed later is no leak.
  await expect(async () => {
    const after = await heldAtRest(page, rest);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(10);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(10);
  }).toPass();
});

/** Pages of the member centre of every kind: money forms, lists, a chart, cards, messages. */
const centrePages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transactionHistory',
  'personalProfit',
  'rewardCenter',
  'messageV2',
] as const;

async function openAndClose(page: Page, rounds: number): Promise<void> {
  for (let done = 0; done < rounds; done += 1) {
    for (const key of centrePages) {
      await open(page, `/?member=${key}`);
      const frame = page.getByRole('dialog', { name: say(`member.${key}`), exact: true });
      await expect(frame).toBeVisible();
      await expect(frame.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
}

test('[NAV-09] [MEM-01] opening the member centre forty times leaves no extra node and no extra listener', async ({
  page,
  rest,
}) => {
  await logIn(page);
  await visit(page, '/help');
  await rest();
  await openAndClose(page, 2);
  // The browser may keep the last page once; the next opening frees it.
  let [nodes, listeners] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < 3; round += 1) {
    await openAndClose(page, 1);
    const before = await heldAtRest(page, rest);
    nodes = Math.min(nodes, before.nodes);
    listeners = Math.min(listeners, before.listeners);
  }
  await openAndClose(page, 4);
  await expect(async () => {
    await openAndClose(page, 1);
    const after = await heldAtRest(page, rest);
    expect(after.nodes - nodes, 'nodes').toBeLessThan(10);
    expect(after.listeners - listeners, 'listeners').toBeLessThan(10);
  }).toPass();
});

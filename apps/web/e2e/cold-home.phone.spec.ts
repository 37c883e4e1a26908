import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect, siteFolder, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say } from './texts.ts';

/**
 * A rough limit for a cold home page (docs/decisions/044). Headers of responses do not count, because HTTP/2 compresses
 * them.
 */
const budget = { requests: 30, bytes: 205_000 };

interface Asked {
  readonly path: string;
  /** HTTP status. */
  readonly status: number;
  /** Size of the headers as received from the network. */
  readonly head: number;
  /** Size of the compressed body as received from the network. */
  bytes: number;
}

/** Records the requests of the page from now on, except pictures, fonts and documents. */
function listen(session: CDPSession): { readonly all: () => readonly Asked[]; open: () => number } {
  const asked = new Map<string, Asked>();
  const coming = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Image' || type === 'Font' || type === 'Document') return;
    const { url, status, encodedDataLength: head } = response;
    asked.set(requestId, { path: new URL(url).pathname, status, head, bytes: 0 });
    coming.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    // For "not modified" the total does not even include the headers.
    if (one) one.bytes = Math.max(0, encodedDataLength - one.head);
    coming.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => coming.delete(requestId));
  return { all: () => [...asked.values()], open: () => coming.size };
}

/** Loads the home page as on a first visit. Nothing is cached between two loads of one test. */
async function coldHome(
  page: Page,
  session: CDPSession,
  rest: () => Promise<void>,
): Promise<readonly Asked[]> {
  const { all, open } = listen(session);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await rest();
  // Requests that are sent some time after the first rendering count too.
  await page.clock.runFor(3_000);
  await rest();
  await expect.poll(open).toBe(0);
  return all();
}

test('[LAY-01] a cold home page keeps to its limits of requests and bytes, without pictures and fonts @gate', async ({
  page,
  context,
  rest,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.clock.install();
  // A live site has no demo panel, and its age gate loads after the first paint. Because the test changes the
  // configuration on its way, the page does not use the answers its document was prerendered from.
  await configure(page, { operatorMode: 'live', ageGate: 'none' });
  const live = new Set((await coldHome(page, session, rest)).map(({ path }) => path));
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => sessionStorage.setItem('ageGate', 'yes:99'));
  const drawn = await coldHome(page, session, rest);
  const answers = drawn.filter(({ path }) => path.startsWith('/assets/answers-bn-'));
  expect(answers).toHaveLength(1);
  const document = { path: 'bn/index.html.br', status: 200, head: 0 };
  const all: readonly Asked[] = [
    { ...document, bytes: statSync(join(siteFolder, document.path)).size },
    ...drawn.filter((one) => live.has(one.path)),
    ...answers,
  ];
  expect(live.size, 'something was asked').toBeGreaterThan(10);
  expect(all.length, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(budget.requests);
  const bytes = all.reduce((total, one) => total + one.bytes, 0);
  expect(bytes, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(budget.bytes);
});

test('[LAY-01] answers a document was prerendered from are not sent a second time, except for a word or two', async ({
  page,
  context,
  rest,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.clock.install();
  const drawn = await coldHome(page, session, rest);
  const known = drawn.filter(({ status }) => status === 304).map(({ path }) => path);
  expect(known.sort()).toEqual([
    '/lgw/games/game_menus',
    '/wps/relay/GCSGAME_hotGamesV2',
    '/wps/system/banners',
    '/wps/system/notices',
    // Not the settings: they have the keys of this start of the backend (ENC-01).
  ]);
});

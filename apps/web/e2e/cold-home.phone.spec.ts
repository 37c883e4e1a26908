import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, siteFolder, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { say } from './texts.ts';

/** Budget of a cold home page; how to reduce it is in docs/decisions/005. */
const budget = { requests: 22, bytes: 151_000 };

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
}

test('[LAY-01] a cold home page stays in its requests and bytes, pictures and faces aside @gate', async ({
  page,
  context,
  rest,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, { path: string; bytes: number }>();
  const coming = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response: { url }, type }) => {
    if (type === 'Image' || type === 'Font' || type === 'Document') return;
    asked.set(requestId, { path: new URL(url).pathname, bytes: 0 });
    coming.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
    coming.delete(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => coming.delete(requestId));
  // The demo panel is no part of an operator's site; the age gate loads after the first paint.
  await configure(page, { operatorMode: 'live', ageGate: 'none' });
  await page.clock.install();
  await openHome(page);
  await rest();
  // Requests some time after the first rendering count too.
  await page.clock.runFor(3_000);
  await rest();
  await expect.poll(() => coming.size).toBe(0);
  // A document configured on its way is not packed, and draws its page without the answers it was drawn from.
  const documents = ['bn/index.html.br', ...(await answersOf(page))].map((file) => ({
    path: file,
    bytes: statSync(join(siteFolder, file)).size,
  }));
  const all = [...asked.values(), ...documents];
  expect(asked.size, 'something was asked').toBeGreaterThan(10);
  expect(all.length, all.map(({ path }) => path).join('\n')).toBeLessThanOrEqual(budget.requests);
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(budget.bytes);
});

/** Files of the answers the document was rendered from. */
const answersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn: { answers: string } = JSON.parse(
      document.getElementById('parlour-drawn')?.textContent ?? '',
    );
    return [`${drawn.answers.slice(1)}.br`];
  });

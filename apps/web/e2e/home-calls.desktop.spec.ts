import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards } from './games.ts';
import { configure } from './patches.ts';
import { balance, logIn } from './people.ts';

/** What the first page may ask; `tools/size.ts` holds its code to the same list. */
const list = join(import.meta.dirname, '..', 'home-calls.json');
const calls: Record<'visitor' | 'member' | 'sometimes', string[]> = JSON.parse(
  readFileSync(list, 'utf8'),
);

/** Loads home and gives the calls it made until nothing more came. */
async function askedByHome(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw|lotto)\//.test(pathname)) asked.push(`${request.method()} ${pathname}`);
  });
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return asked;
}

const reads = (paths: readonly string[]) => paths.map((path) => `GET ${path}`);
const without = (asked: readonly string[], paths: readonly string[]) =>
  asked.filter((call) => !reads(paths).includes(call)).sort();

test.beforeEach(({ page }) => configure(page, { operatorMode: 'live', ageGate: 'none' }));

test('[API-02] a cold home page asks what it shows, each once, and nothing else', async ({
  page,
}) => {
  const asked = await askedByHome(page);
  expect(without(asked, calls.sometimes)).toEqual(reads(calls.visitor).sort());
  expect(new Set(asked).size).toBe(asked.length);
});

test('[API-02] for a member home asks three things more', async ({ page }) => {
  await logIn(page);
  const asked = await askedByHome(page);
  await expect(balance(page)).toBeVisible();
  const wanted = reads([...calls.visitor, ...calls.member]).sort();
  expect(without(asked, calls.sometimes)).toEqual(wanted);
});

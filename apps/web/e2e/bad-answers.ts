import { expect, type Page } from '@playwright/test';
import { say, serverSays } from './texts.ts';

/** Everything a backend can do wrong at once, and what the page says about it. */
export const faults = [
  { name: 'answers HTML', fault: { kind: 'http', status: 502 }, says: say('error.server') },
  { name: 'a broken body', fault: { kind: 'malformed' }, says: say('error.badResponse') },
  { name: 'a missing field', fault: { kind: 'schema' }, says: say('error.badResponse') },
  { name: 'refuses', fault: { kind: 'business' }, says: serverSays('unknown') },
  { name: 'is down', fault: { kind: 'network' }, says: say('error.network') },
] as const;

export const unauthenticated = { kind: 'business', code: 'UNAUTHENTICATED' };
/** The answer comes when the test lets it. */
export const held = { kind: 'hold' };

/** Never blank: words and a main landmark, behind a window too. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeAttached();
  expect((await page.locator('body').ariaSnapshot()).length).toBeGreaterThan(80);
}

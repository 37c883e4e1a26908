import { expect, type Page } from '@playwright/test';
import { say, serverSays } from './texts.ts';

/** The failures a backend can cause, and the text the page shows for each. */
export const faults = [
  { name: 'answers HTML', fault: { kind: 'http', status: 502 }, says: say('error.server') },
  { name: 'a broken body', fault: { kind: 'malformed' }, says: say('error.badResponse') },
  { name: 'a missing field', fault: { kind: 'schema' }, says: say('error.badResponse') },
  { name: 'refuses', fault: { kind: 'business' }, says: serverSays('unknown') },
  { name: 'is down', fault: { kind: 'network' }, says: say('error.network') },
] as const;

export const unauthenticated = { kind: 'business', code: 'UNAUTHENTICATED' };
/** Holds the answer until the test releases it. */
export const held = { kind: 'hold' };

/** Expects that the page is never blank: it has text and a main landmark, also behind a window. */
export async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeAttached();
  expect((await page.locator('body').ariaSnapshot()).length).toBeGreaterThan(80);
}

import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { getViolations } from 'axe-playwright';
import type { Finding } from './judge.ts';

// What stories are checked with brings it along.
const here = createRequire(import.meta.url);
const path = createRequire(here.resolve('axe-playwright')).resolve('axe-core/axe.min.js');

/** Has axe in every document from now on: before the page, whose policy lets in no script. */
export const bringAxe = (page: Page): Promise<void> =>
  page.addInitScript({ path }).then(() => undefined);

/** What axe finds on a screen, or in the part of it that matches. */
export async function axeFindings(page: Page, within?: string): Promise<readonly Finding[]> {
  const violations = await getViolations(page, within, {
    resultTypes: ['violations'],
    // Style sheets are read for one rule about turned screens; asking for them anew is no call of the page.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: `axe ${id}`, what: html.slice(0, 200) })),
  );
}

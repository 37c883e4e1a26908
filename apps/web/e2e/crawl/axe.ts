import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Finding } from './judge.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const path = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Has axe in every document from now on: before the page, whose policy lets in no script. */
export const bringAxe = (page: Page): Promise<void> =>
  page.addInitScript({ path }).then(() => undefined);

/** What axe finds on a screen, or in the part of it that matches. */
export async function axeFindings(
  page: Pick<Page, 'evaluate'>,
  within?: string,
): Promise<readonly Finding[]> {
  const { violations } = await page.evaluate(
    (selector) =>
      // What was pressed within a window may have closed it.
      window.axe.run(selector && document.querySelector(selector) ? selector : document, {
        resultTypes: ['violations'],
        // Style sheets are read for one rule about turned screens; asking for them anew is no call of the page.
        preload: false,
        // What a provider shows in its frame is its own, and is under way when the frame is drawn.
        iframes: false,
      }),
    within,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: `axe ${id}`, what: html.slice(0, 200) })),
  );
}

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

/** Adds axe to every document from now on. It runs before the page, because the page's policy allows no such script. */
export const bringAxe = (page: Page): Promise<void> =>
  page.addInitScript({ path }).then(() => undefined);

/** Returns what axe finds on a screen, or in the part of it that matches. */
export async function axeFindings(
  page: Pick<Page, 'evaluate'>,
  within?: string,
): Promise<readonly Finding[]> {
  const { violations } = await page.evaluate(
    (selector) =>
      // A press within a window may have closed the window.
      window.axe.run(selector && document.querySelector(selector) ? selector : document, {
        resultTypes: ['violations'],
        // Only a rule about rotated screens reads style sheets. Fetching them again would look like a call of the page.
        preload: false,
        // The content of a provider's frame is not ours, and still loads when the frame is rendered.
        iframes: false,
      }),
    within,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => ({ rule: `axe ${id}`, what: html.slice(0, 200) })),
  );
}

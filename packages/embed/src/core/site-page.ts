import { systemClock } from '@parlour/ui';
import { createPage, type Page } from './page.ts';

let page: Page | undefined;

/**
 * The core that all elements of this document share. Site, backend and pictures follow from the address this code came
 * from, so nothing about them can be set wrongly.
 */
export function sitePage(): Page {
  if (page) return page;
  const made = createPage({
    origin: new URL(import.meta.url).origin,
    fetch: (request) => fetch(request),
    clock: systemClock,
    random: Math.random,
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.refreshOld();
  });
  addEventListener('online', made.refreshOld);
  page = made;
  return made;
}

import { systemClock } from '@parlour/ui';
import { createPage, type Page } from './page.ts';

let page: Page | undefined;
const pageFetch = (request: Request) => fetch(request);

/**
 * Returns the core that all elements of this document share. Site, backend and pictures are derived from the URL of
 * this script, so none of them can be configured wrongly.
 */
export function sitePage(): Page {
  if (page) return page;
  const { origin } = new URL(import.meta.url);
  const made = createPage({
    origin,
    fetch: pageFetch,
    clock: systemClock,
    random: Math.random,
    wear: async (brandFile) => {
      try {
        const { wearBrand } = await import('../run-time-brand.ts');
        return await wearBrand(brandFile, { origin, fetch: pageFetch });
      } catch {
        return null;
      }
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.refreshOld();
  });
  addEventListener('online', made.refreshOld);
  page = made;
  return made;
}

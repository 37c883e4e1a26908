import type { Page } from '@playwright/test';

/** Navigates to an address of the site without reloading. */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { key: crypto.randomUUID() };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

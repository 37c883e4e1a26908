import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileOf as fileOfSource, namedFiles } from './built-files.ts';
import { siteFolder } from './fixtures.ts';

/** The texts the site needs to start. */
const firstTexts = ['bn', 'en'].map((language) =>
  fileOfSource(`features/src/shared/i18n/${language}.first.ts`),
);

/** Every script and style sheet that no document names: these load while the site is used. */
export const lazyFiles: readonly string[] = readdirSync(join(siteFolder, 'assets')).filter(
  (file) =>
    /\.(?:js|css)$/.test(file) && ![...namedFiles, ...firstTexts].includes(`/assets/${file}`),
);

const fileOf = (url: URL) => url.pathname.replace('/assets/', '');
const isLazy = (url: URL) => lazyFiles.includes(fileOf(url));

/** Makes lazy files fail from now on: with `once` the first time for each, with `never` always. */
export async function failLazyFiles(page: Page, when: 'once' | 'never'): Promise<Set<string>> {
  const failed = new Set<string>();
  await page.route(isLazy, (route) => {
    const file = fileOf(new URL(route.request().url()));
    if (when === 'once' && failed.has(file)) return route.fallback();
    failed.add(file);
    return route.abort();
  });
  return failed;
}

/** Lets lazy files load again. */
export const restoreLazyFiles = (page: Page): Promise<void> => page.unroute(isLazy);

/** Puts a new build on the server: files that were not loaded yet are gone until the page is reloaded. */
export async function deploy(page: Page, { whole }: { readonly whole: boolean }) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  await page.route(isLazy, (route) =>
    whole && loads.count > 0 ? route.fallback() : route.fulfill({ status: 404, body: '' }),
  );
  // Read before the reload, because a response is lost if the page reloads while it is read.
  const now = await (await page.request.get(new URL('/', page.url()).href)).text();
  const body = now.replaceAll('/assets/', '/assets/v2-');
  await page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.request().isNavigationRequest()
        ? route.fallback()
        : route.fulfill({ contentType: 'text/html', body }),
  );
  return loads;
}

/** Holds scripts whose address matches until the returned function is called. */
export async function holdScripts(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

import type { Page } from '@playwright/test';

/** Puts an operator's configuration into the document, as a server would. */
export async function configure(page: Page, config: Record<string, unknown>): Promise<void> {
  await page.route(
    (url) => !/^\/(?:wps|lgw|art|play|assets|sandbox)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<script id="parlour-config"[^>]*>)[^<]*/,
        (_, start: string) => start + JSON.stringify(config),
      );
      if (body === html) throw new Error('The document has no configuration element');
      await route.fulfill({ response, body });
    },
  );
}

/** Changes the value of every answer of a path on its way to the page. */
export async function patchValue<Value>(
  page: Page,
  path: string,
  change: (value: Value) => unknown,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const answer: { value: Value } = await response.json();
      await route.fulfill({ response, json: { ...answer, value: change(answer.value) } });
    },
  );
}

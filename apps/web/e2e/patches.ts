import type { APIResponse, Page } from '@playwright/test';
import { hashesOf, policyOf } from '../../../tools/prerender/policy.ts';

/** What is read is handed on as it was read, and not packed any more. */
function unpacked(response: APIResponse): Record<string, string> {
  const { 'content-encoding': _packed, ...headers } = response.headers();
  return headers;
}

/** Puts an operator's configuration and what follows from it into the document, as a server would. */
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
      const policy = policyOf(config, hashesOf(html));
      const headers = { ...unpacked(response), 'content-security-policy': policy };
      await route.fulfill({ response, headers, body });
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
      // Of one that has not changed there would be nothing to change here.
      const { 'if-none-match': _tag, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const answer: { value: Value } = await response.json();
      const json = { ...answer, value: change(answer.value) };
      await route.fulfill({ response, headers: unpacked(response), json });
    },
  );
}

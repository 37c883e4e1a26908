import type { APIResponse, Page } from '@playwright/test';
import { hashesOf, policyOf } from '../policy.ts';

/** The headers without `content-encoding`: Playwright has already unpacked the body. */
function unpacked(response: APIResponse): Record<string, string> {
  const { 'content-encoding': _packed, ...headers } = response.headers();
  return headers;
}

/** Writes an operator's configuration and the settings that depend on it into the document, as a server would. */
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

/** Changes the value of every answer of a path before it reaches the page. */
export async function patchValue<Value>(
  page: Page,
  path: string,
  change: (value: Value) => unknown,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      // Removes the ETag, because a "not modified" answer has no body to change.
      const { 'if-none-match': _tag, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const answer: { value: Value } = await response.json();
      const json = { ...answer, value: change(answer.value) };
      await route.fulfill({ response, headers: unpacked(response), json });
    },
  );
}

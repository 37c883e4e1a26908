import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { elementsPage } from './elements-page.ts';
import { reactScript } from './vendor/bundle.ts';

const pages = join(import.meta.dirname, 'pages');
const { resolve } = createRequire(import.meta.url);
const bootstrap = resolve('bootstrap/dist/css/bootstrap.min.css');
const face = (weight: string) =>
  resolve(`@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-${weight}-normal.woff2`);
const vue = resolve('vue/dist/vue.runtime.esm-browser.prod.js');

/**
 * The strictest policy a page can have: every source is listed, nothing is inline, no Trusted Types policy is allowed.
 */
export const strictPolicy = (site: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${site}`,
    `connect-src ${site}`,
    `img-src ${site}`,
    `font-src ${site}`,
    `frame-src ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** A response of the partner's site. */
export interface PartnerAnswer {
  readonly type: string;
  readonly body: string | Buffer;
  /** Content security policy. Default: none. */
  readonly policy?: string | undefined;
}

/** Returns the response for a path of the partner's site. `site` is the origin of the elements. */
export async function answerAt(path: string, site: string): Promise<PartnerAnswer | null> {
  const read = (name: string) =>
    readFileSync(join(pages, name), 'utf8')
      .replaceAll('{{site}}', site)
      .replaceAll('{{policy}}', strictPolicy(site));
  switch (path) {
    case '/':
    case '/news':
      return { type: html, body: read('news.html') };
    case '/strict':
      return { type: html, body: read('strict.html'), policy: strictPolicy(site) };
    case '/elements':
      return { type: html, body: elementsPage(read('elements.html'), site) };
    case '/account':
    case '/club':
    case '/own':
    case '/react':
    case '/team':
    case '/vue':
      return { type: html, body: read(`${path.slice(1)}.html`) };
    case '/club.js':
    case '/elements.js':
    case '/react-host.js':
    case '/vue-host.js':
      return { type: script, body: read(path.slice(1)) };
    case '/react.js':
      return { type: script, body: await reactScript() };
    case '/vue.js':
      return { type: script, body: readFileSync(vue, 'utf8') };
    case '/news.css':
    case '/club.css':
    case '/strict.css':
      return { type: css, body: read(path.slice(1)) };
    case '/face-400.woff2':
    case '/face-700.woff2':
      return { type: 'font/woff2', body: readFileSync(face(path.slice(6, 9))) };
    case '/bootstrap.css':
      return { type: css, body: readFileSync(bootstrap, 'utf8') };
    default:
      return null;
  }
}

/**
 * Serves the site of a partner on its own origin (EMB-02). Resolves with its URL once it listens. Port 0 uses a free
 * port.
 */
export function servePartner(
  port: number,
  answerOf: (path: string) => Promise<PartnerAnswer | null>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner.invalid');
    const answer = await answerOf(pathname);
    response.writeHead(answer ? 200 : 404, {
      'Content-Type': answer?.type ?? 'text/plain; charset=utf-8',
      ...(answer?.policy && { 'Content-Security-Policy': answer.policy }),
    });
    response.end(answer?.body ?? 'Not found');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://localhost:${used}`, close: () => server.close() });
    });
  });
}

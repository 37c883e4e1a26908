import type { Browser } from 'playwright';
import type { Server } from '../../lib/serve-site.ts';
import { inNewTab, largestOf, listensOf, open, slowDown } from './visit.ts';
import { inPairs, type Pair, tableOf } from './with-and-without.ts';

/**
 * The answers that SPECIFICATION §3 keeps in the storage of a tab: `gameVendor`, `settings`, `routers`, `validate`,
 * `merchantWallet` and `index_notice`.
 */
export const keptPaths = [
  '/wps/relay/GCSGAME_newGameVendor',
  '/wps/system/whitelabel',
  '/wps/system/domainRoute',
  '/wps/system/setting/register',
  '/wps/relay/GCS_merchantWallet',
  '/wps/system/notices',
] as const;

const prefix = 'kept:';

/** A page, and the selector of the part of it that appears last. */
export interface NextPage {
  readonly path: string;
  readonly last: string;
}

/** Home is prerendered; the lotteries are not, so a browser has to ask before it can show them. */
export const nextPages: readonly NextPage[] = [
  { path: '/', last: '[data-component="vendor-carousel"]' },
  { path: '/lottery', last: '[data-code]' },
];

/** The measurements of the second visit of a tab, on a phone, in ms. */
export interface NextVisit {
  readonly lcp: number;
  /** Time until every link and button in the first screen has its listeners. */
  readonly listens: number;
  /** Time until the part that appears last is there. */
  readonly complete: number;
}

/**
 * Runs in the page. Keeps answers in the session storage and answers with them at the next visit, while the network is
 * asked as well: what a site with these caches would do at best. Exported for its test.
 */
export function keepAnswers({ paths, prefix }: { paths: readonly string[]; prefix: string }): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isKept = paths.includes(new URL(request.url).pathname);
    if (request.method !== 'GET' || !isKept) return ask(request);
    const name = prefix + request.url;
    const kept = sessionStorage.getItem(name);
    const headers = new Headers(request.headers);
    // An answer without a body could not be kept.
    if (kept === null) headers.delete('if-none-match');
    const answer = ask(new Request(request, { headers })).then(async (response) => {
      if (response.ok) sessionStorage.setItem(name, await response.clone().text());
      return response;
    });
    if (kept === null) return answer;
    answer.catch(() => undefined);
    return new Response(kept, { headers: { 'content-type': 'application/json' } });
  };
}

/** Runs in the page. Notes when the last part is there. */
function watchLast(last: string): void {
  const timer = setInterval(() => {
    if (document.querySelector(last) === null) return;
    clearInterval(timer);
    Object.assign(window, { complete: performance.now() });
  }, 20);
}

/** Opens a page twice in one tab, and measures the second visit, as slow as a phone. */
const nextVisit = (
  browser: Browser,
  url: string,
  last: string,
  hasKept: boolean,
): Promise<NextVisit> =>
  inNewTab(browser, async (tab) => {
    const { page, session } = tab;
    if (hasKept) await page.addInitScript(keepAnswers, { paths: keptPaths, prefix });
    await page.addInitScript(watchLast, last);
    await open(tab, url, last);
    await slowDown(session);
    await open(tab, url, last);
    const { lcp } = await largestOf(page);
    const complete = await page.evaluate(() => Number(Reflect.get(window, 'complete')));
    return { lcp, listens: await listensOf(page), complete };
  });

/** Visits a page a second time, in turn with and without the kept answers. */
export const nextVisits = (
  browser: Browser,
  { url }: Pick<Server, 'url'>,
  { path, last }: NextPage,
  rounds: number,
): Promise<readonly Pair<NextVisit>[]> =>
  inPairs(rounds, (side) => nextVisit(browser, url + path, last, side === 'with'));

/** The table of the second visits of one page. */
export const tableOfNext = ({ path }: NextPage, pairs: readonly Pair<NextVisit>[]): string =>
  tableOf(
    ['lcp', 'listens', 'complete'],
    {
      lcp: `${path} LCP, ms`,
      listens: `${path} listens, ms`,
      complete: `${path} complete, ms`,
    },
    pairs,
  );

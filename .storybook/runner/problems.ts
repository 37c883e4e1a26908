import type { Page, Request } from 'playwright';

/** Message for a story that navigated or reloaded: its checks cannot be trusted or retried. */
export const leftPage = 'A story left its page (navigation or reload).';

/** The errors in the page since the last story, in the words of the browser. */
export interface PageProblems {
  /** Empties the list; call before a story starts. */
  reset(): void;
  /** Every error since then. */
  list(): readonly string[];
  /** Addresses of pending requests. */
  open(): readonly string[];
  /** How many requests the page has made. */
  asked(): number;
}

/**
 * Listens to a page for what no story may do: log an error, leave a promise rejected, leave the page, call another
 * host, or miss a file (a picture, a font).
 */
export function watchProblems(page: Page, origin: string): PageProblems {
  let seen: string[] = [];
  let asked = 0;
  const open = new Map<Request, string>();
  page.on('pageerror', (error) => seen.push(`Unhandled: ${error.message}`));
  page.on('console', (message) => {
    // Missing files are reported below, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      seen.push(`console.error: ${message.text()}`);
    }
  });
  page.on('request', (request) => {
    const url = request.url();
    asked += 1;
    open.set(request, url);
    if (!/^(data|blob|about):/.test(url) && new URL(url).origin !== origin) {
      seen.push(`Foreign request: ${request.method()} ${url}`);
    }
  });
  const answered = (request: Request) => void open.delete(request);
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  page.on('domcontentloaded', () => seen.push(leftPage));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`);
  });
  return {
    reset: () => {
      seen = [];
    },
    list: () => seen,
    open: () => [...open.values()],
    asked: () => asked,
  };
}

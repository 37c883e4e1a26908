import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createReporter, type Reporter } from './reporter.ts';

let reporter: Reporter | undefined;

/** The reporter of a page. It sends by beacon, at the latest when the page is hidden. */
export function pageReporter(page: Window, url: string): Reporter {
  reporter ??= start(page, url);
  return reporter;
}

function start(page: Window, url: string): Reporter {
  const made = createReporter(
    (body) => void page.navigator.sendBeacon(url, body),
    () => page.location.pathname,
  );
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch(({ name, value, rating }) => made.report({ kind: 'vital', name, value, rating }));
  }
  // A page reports its last values when it is hidden, so the batch is sent after that.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') queueMicrotask(made.flush);
  });
  page.addEventListener('error', ({ message }) =>
    made.report({ kind: 'issue', source: 'error', what: message }),
  );
  page.addEventListener('unhandledrejection', ({ reason }) =>
    made.report({ kind: 'issue', source: 'rejection', what: String(reason) }),
  );
  return made;
}

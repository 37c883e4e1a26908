import type { Fetch } from '@parlour/api-client';

declare global {
  interface Window {
    /** In development: what the page exchanged with the backend, as a HAR file with its secrets masked. */
    parlourRecording?: { har(): string; save(): void };
  }
}

/** Offers the recording to the person at the console: `parlourRecording.save()` downloads it. */
function offer(page: Window, har: () => string): void {
  page.parlourRecording = {
    har,
    save: () => {
      const link = page.document.createElement('a');
      link.href = URL.createObjectURL(new Blob([har()], { type: 'application/json' }));
      link.download = 'parlour.har';
      link.click();
      URL.revokeObjectURL(link.href);
    },
  };
}

/** The page's fetch, recorded. The recorder loads with the first call. */
function recorded(): Fetch {
  let loading: Promise<Fetch> | undefined;
  const load = async (): Promise<Fetch> => {
    const { createRecorder } = await import('@parlour/api-client/recorder');
    const recorder = createRecorder({ fetch: (request) => window.fetch(request) });
    offer(window, recorder.har);
    return recorder.fetch;
  };
  return async (request) => {
    loading ??= load();
    return (await loading)(request);
  };
}

/** The answer the document's head has requested already, once; the next call sends its own request. */
function first(request: Request): Promise<Response> | undefined {
  const { answers } = window.parlourFirst ?? {};
  const address = request.url.replace(window.location.origin, '');
  const answer = request.method === 'GET' ? answers?.[address] : undefined;
  if (answer) delete answers?.[address];
  return answer;
}

/**
 * `window.fetch`, after the requests of the head; in development it keeps what went by for `pnpm contract:drift --har`
 * (docs/integration.md).
 */
export const pageFetch: Fetch = import.meta.env.DEV
  ? recorded()
  : (request) => first(request) ?? window.fetch(request);

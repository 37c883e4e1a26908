import type { Fetch } from '@parlour/api-client';
import { toBackend } from './to-backend.ts';

declare global {
  interface Window {
    /** In development: the requests and responses of the page as a HAR file, with secrets masked. */
    parlourRecording?: { har(): string; save(): void };
  }
}

/** Puts the recording on `window` for the console: `parlourRecording.save()` downloads it. */
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

/** `fetch` of the page with recording. The recorder is loaded with the first call. */
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

/**
 * Returns the response that the document's head has already requested. Works once per address; the next call sends its
 * own request.
 */
function first(request: Request): Promise<Response> | undefined {
  const { answers } = window.parlourFirst ?? {};
  const address = request.url.replace(window.location.origin, '');
  const answer = request.method === 'GET' ? answers?.[address] : undefined;
  if (answer) delete answers?.[address];
  return answer;
}

/** Reads that were sent before the worker of the site listened, for it to keep. */
export const earlyReads: Request[] = [];

/** More reads than a first page has are not noted. */
const mostReads = 60;

function note(request: Request): void {
  const isEarly = 'serviceWorker' in navigator && navigator.serviceWorker.controller === null;
  if (isEarly && request.method === 'GET' && earlyReads.length < mostReads) {
    earlyReads.push(request);
  }
}

/** Sends a request of the page, unless the document's head has sent it. */
function send(request: Request): Promise<Response> {
  note(request);
  return first(request) ?? window.fetch(request);
}

/**
 * Uses the responses of the document's head first, then `window.fetch`. In development it records all calls for
 * `pnpm contract:drift --har` (docs/integration.md).
 */
export const pageFetch: Fetch = toBackend(import.meta.env.DEV ? recorded() : send);

/** Asks through the overrides of the site, and keeps both: what the backend sent, and what the site reads. */
import type { Fetch } from '../../packages/api-client/src/index.ts';
import { plain } from './finding.ts';
import { type Limits, limitedFetch, type Visit } from './visit.ts';

/** One call: the last request it led to, and the answer after the overrides. */
export interface Asked {
  /** As the backend sent it; undefined when an override asked nobody. */
  readonly sent: Visit | undefined;
  /** As the site reads it; undefined when nothing was sent. */
  readonly read: Visit | undefined;
  /** Why an override failed. */
  readonly failure: string | null;
}

/** A fetch through overrides, and what came of the calls since the last `take`. */
export interface Through {
  readonly fetch: Fetch;
  readonly take: () => Asked;
}

/** `toBackend`: the overrides of the site. */
export function through(
  toBackend: (fetch: Fetch) => Fetch,
  limits: Limits,
  extra: Readonly<Record<string, string>>,
): Through {
  let sent: Visit | undefined;
  let read: Visit | undefined;
  let failure: string | null = null;
  const ask = toBackend(
    limitedFetch(
      limits,
      (visit) => {
        sent = visit;
      },
      extra,
    ),
  );
  /** What the overrides sent last. */
  const latest = (): Visit | undefined => sent;
  const emptied = (request: Request): Visit => ({
    method: request.method,
    url: request.url,
    requestHeaders: new Map(request.headers),
    answer: null,
    trouble: null,
    reason: '',
    ms: null,
  });
  return {
    fetch: async (request) => {
      sent = undefined;
      failure = null;
      let response: Response;
      try {
        response = await ask(request);
      } catch (error) {
        read = sent ?? emptied(request);
        if (read.trouble === null) failure = plain(String(error), 120);
        throw error;
      }
      const { status, headers } = response;
      const body = await response.clone().text();
      const last = latest();
      const around = last?.answer ?? { headers: new Map(headers), cookies: [], isUtf8: null };
      read = { ...(last ?? emptied(request)), trouble: null, answer: { ...around, status, body } };
      return response;
    },
    take: () => {
      const asked = { sent, read, failure };
      sent = undefined;
      read = undefined;
      failure = null;
      return asked;
    },
  };
}

/** Asks a backend with limits, and keeps what the check needs to know of each answer. */
import type { Fetch } from '../../packages/api-client/src/index.ts';

/** An answer as the check reads it. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Names of the cookies that the answer sets. Never their values. */
  readonly cookies: readonly string[];
  readonly body: string;
  /** Whether the bytes are UTF-8; null: a recording does not say. */
  readonly isUtf8: boolean | null;
}

/** One request with its answer, or the reason why there is none. */
export interface Visit {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: ReadonlyMap<string, string>;
  readonly answer: Answer | null;
  readonly trouble: 'unreachable' | 'silent' | 'endless' | null;
  /** The reason of the network, such as `ECONNREFUSED`. */
  readonly reason: string;
  readonly ms: number | null;
}

/** What the check waits for, at most. */
export interface Limits {
  /** Milliseconds for one answer, to its last byte. */
  readonly timeoutMs: number;
  /** Bytes of one answer. */
  readonly maxBytes: number;
}

/** The site waits 15 s for an answer. No answer of the contract is near four megabytes. */
export const siteLimits: Limits = { timeoutMs: 15_000, maxBytes: 4_000_000 };

class Endless extends Error {}

/** Reads a body up to a limit. */
async function bytesOf(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (response.body === null) return new Uint8Array();
  for await (const part of response.body) {
    length += part.byteLength;
    if (length > most) throw new Endless();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The code of a failed connection, such as `ENOTFOUND`. Messages are left out: they may repeat an address. */
function reasonOf(error: unknown): string {
  const code: unknown = Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code');
  return typeof code === 'string' ? code : 'the connection broke';
}

const nameOfCookie = (line: string): string => (line.split('=', 1)[0] ?? '').trim();

/** A fetch that ends every request within the limits and reports each as a visit. */
export function limitedFetch(
  limits: Limits,
  onVisit: (visit: Visit) => void,
  extra: Readonly<Record<string, string>> = {},
): Fetch {
  return async (request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    const { method, url } = request;
    const visit = { method, url, requestHeaders: new Map(headers) };
    const signal = AbortSignal.timeout(limits.timeoutMs);
    const start = performance.now();
    const since = () => Math.round(performance.now() - start);
    try {
      const response = await fetch(new Request(request, { headers, signal }));
      const bytes = await bytesOf(response, limits.maxBytes);
      const answer: Answer = {
        status: response.status,
        headers: new Map(response.headers),
        cookies: response.headers.getSetCookie().map(nameOfCookie),
        body: new TextDecoder().decode(bytes),
        isUtf8: isUtf8(bytes),
      };
      onVisit({ ...visit, answer, trouble: null, reason: '', ms: since() });
      const isEmpty = [204, 205, 304].includes(response.status);
      return new Response(isEmpty ? null : answer.body, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      const trouble =
        error instanceof Endless ? 'endless' : signal.aborted ? 'silent' : 'unreachable';
      const reason = trouble === 'unreachable' ? reasonOf(error) : '';
      onVisit({ ...visit, answer: null, trouble, reason, ms: since() });
      throw error;
    }
  };
}

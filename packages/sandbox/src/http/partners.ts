import { contractPath } from './caching.ts';

/** Headers of a read without a token. `Authorization` is not in the list: a partner's page never sends one. */
const readHeaders = 'Accept, Device, Language, Merchant';

/** How long a browser remembers what a page may send, in s: the longest that Chromium allows. */
const remembered = 7_200;

/** The headers of an answer that a page may read besides the body: the backend's time, and when to ask again. */
const readable = 'Date, Retry-After';

/**
 * Answers a CORS preflight, which asks whether a page of another origin may send a call: only a page of a partner may,
 * and only reads. `null` for any other request.
 */
export function preflight(request: Request, partners: readonly string[]): Response | null {
  const { method, headers, url } = request;
  const wanted = headers.get('Access-Control-Request-Method');
  if (method !== 'OPTIONS' || wanted === null) return null;
  const answer = new Response(null, { status: 204, headers: { Vary: 'Origin' } });
  const origin = partnerOf(request, partners);
  if (origin === null || wanted !== 'GET' || !contractPath.test(new URL(url).pathname)) {
    return answer;
  }
  answer.headers.set('Access-Control-Allow-Origin', origin);
  answer.headers.set('Access-Control-Allow-Methods', 'GET');
  answer.headers.set('Access-Control-Allow-Headers', readHeaders);
  answer.headers.set('Access-Control-Max-Age', String(remembered));
  return answer;
}

/**
 * Lets the page of a partner read public answers (EMB-01): answers to a read of the contract without a token. Only the
 * site's own origin reads the others.
 */
export function withPartners(
  request: Request,
  answer: Response,
  partners: readonly string[],
): Response {
  if (partners.length === 0 || !contractPath.test(new URL(request.url).pathname)) return answer;
  // A cache must store one answer for each origin.
  answer.headers.append('Vary', 'Origin');
  const origin = partnerOf(request, partners);
  if (origin === null || request.method !== 'GET' || request.headers.has('Authorization')) {
    return answer;
  }
  answer.headers.set('Access-Control-Allow-Origin', origin);
  answer.headers.set('Access-Control-Expose-Headers', readable);
  return answer;
}

/** The origin of the page that sends the request, if it is in the list. */
function partnerOf({ headers }: Request, partners: readonly string[]): string | null {
  const origin = headers.get('Origin');
  return origin !== null && partners.includes(origin) ? origin : null;
}

/**
 * Checks a list of origins: each must be `https://host`, with a port if it is not the default, or `http://` on this
 * machine. Anything else throws, including `*` and `null` (which every sandboxed frame sends).
 */
export function originsIn(list: readonly string[]): readonly string[] {
  for (const text of list) {
    if (!isOrigin(text))
      throw new Error(`Not an origin: ${text}. Write https://host, without a path.`);
  }
  return list;
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isOwn));
}

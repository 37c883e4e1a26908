/** Holds the requests of a site against the table of section 7. */
import { noScreen, type RequestRow } from './request-table.ts';

/** One request as it left the browser. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** The text of an encrypted body, where somebody has opened it. */
  readonly opened?: string;
}

/** What a whole walk through the site showed. */
export interface Held {
  /** What requests lack, each as a sentence, once. */
  readonly lacks: readonly string[];
  /** Calls that no request made, although the table gives no reason. */
  readonly unseen: readonly string[];
  /** Calls that a screen made, although the table says that none does. */
  readonly surprising: readonly string[];
}

const nameOf = ({ method, path }: RequestRow): string => `${method} ${path}`;

/** The row of a request; undefined for other calls. */
export function rowOfRequest(
  rows: readonly RequestRow[],
  { method, url }: Pick<SentRequest, 'method' | 'url'>,
): RequestRow | undefined {
  const { pathname } = new URL(url);
  return rows.find((row) => row.method === method && row.path === pathname);
}

/** The values of a JSON body; none for a text that is no JSON. */
function valuesIn(body: string): Map<string, string> {
  try {
    const read: unknown = JSON.parse(body);
    return new Map(Object.entries(Object(read)).map(([name, value]) => [name, String(value)]));
  } catch {
    return new Map();
  }
}

/** Whether a request of an encrypted call has an encrypted body. */
function isSealedBody(row: RequestRow, { body }: SentRequest): boolean {
  const values = valuesIn(body ?? '{}');
  return row.isEncrypted && values.has('payload') && values.has('v');
}

/** The parameters of a request; null when they are encrypted and nobody has opened them. */
function valuesOf(row: RequestRow, request: SentRequest): Map<string, string> | null {
  const { method, url, body, opened } = request;
  if (method === 'GET') return new Map(new URL(url).searchParams);
  if (row.isForm) return new Map(new URLSearchParams(body ?? ''));
  if (!isSealedBody(row, request)) return valuesIn(body ?? '{}');
  return opened === undefined ? null : valuesIn(opened);
}

/**
 * Returns what one request lacks of its row, as sentences; empty for a request that has everything. Without `opened` the
 * values of an encrypted body cannot be read: then only its form is held against the row.
 * @param isSealed whether the site has a cipher, so that encrypted calls have to be encrypted
 */
export function lacksOf(
  row: RequestRow,
  request: SentRequest,
  isSealed = false,
): readonly string[] {
  const call = nameOf(row);
  const lacks: string[] = [];
  const hasToken = 'authorization' in request.headers;
  if (row.token === 'required' && !hasToken) lacks.push(`${call}: the token is missing`);
  if (row.token === 'none' && hasToken) lacks.push(`${call}: a token is sent`);
  if (row.isEncrypted && isSealed && !isSealedBody(row, request)) {
    lacks.push(`${call}: the body is not encrypted`);
  }
  const values = valuesOf(row, request);
  if (values === null) return lacks;
  for (const { name, kind, words, isAlways } of row.parameters) {
    const value = values.get(name);
    if (value === undefined) {
      if (isAlways) lacks.push(`${call}: ${name} is missing`);
    } else if (kind === 'number') {
      if (!/^\d+$/.test(value)) lacks.push(`${call}: ${name} is ${value}, no number`);
    } else if (words.length > 0 && !words.includes(value)) {
      lacks.push(`${call}: ${name} is ${value}, not ${words.join(' or ')}`);
    }
  }
  return lacks;
}

/** Holds all requests of a walk through the site against the table. Requests of other calls are left alone. */
export function heldAgainst(
  rows: readonly RequestRow[],
  requests: readonly SentRequest[],
  isSealed = false,
): Held {
  const seen = new Set<RequestRow>();
  const lacks = new Set<string>();
  for (const request of requests) {
    const row = rowOfRequest(rows, request);
    if (row === undefined) continue;
    seen.add(row);
    for (const lack of lacksOf(row, request, isSealed)) lacks.add(lack);
  }
  const excused = (row: RequestRow) => row.departs.includes(noScreen);
  return {
    lacks: [...lacks],
    unseen: rows.filter((row) => !seen.has(row) && !excused(row)).map(nameOf),
    surprising: rows.filter((row) => seen.has(row) && excused(row)).map(nameOf),
  };
}

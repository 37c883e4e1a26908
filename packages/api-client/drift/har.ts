/** Reads HAR files, and defines one recorded exchange. */
import { at, isRecord } from '../generate/document.ts';

/** One request with its answer. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly requestHeaders: ReadonlyMap<string, string>;
  readonly requestBody: string | null;
  readonly status: number;
  /** Content-Type of the answer; empty when it has none. */
  readonly contentType: string;
  /** Cache-Control of the answer; empty when it has none, `null` when the recording has no headers of answers. */
  readonly caching: string | null;
  readonly answer: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function headersOf(list: unknown): Map<string, string> {
  const headers = Array.isArray(list) ? list : [];
  return new Map(
    headers.map((header) => [text(at(header, 'name')).toLowerCase(), text(at(header, 'value'))]),
  );
}

function answerText(content: unknown): string {
  const body = text(at(content, 'text'));
  return at(content, 'encoding') === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body;
}

/**
 * Every exchange of a HAR document.
 * @throws {Error} when the document is no HAR file
 */
export function readHar(document: unknown): Exchange[] {
  const entries = at(document, 'log', 'entries');
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries');
  return entries.filter(isRecord).map((entry) => {
    const body = at(entry, 'request', 'postData', 'text');
    const content = at(entry, 'response', 'content');
    const answerHeaders = headersOf(at(entry, 'response', 'headers'));
    return {
      method: text(at(entry, 'request', 'method')).toUpperCase(),
      url: text(at(entry, 'request', 'url')),
      requestHeaders: headersOf(at(entry, 'request', 'headers')),
      requestBody: typeof body === 'string' && body !== '' ? body : null,
      status: Number(at(entry, 'response', 'status') ?? 0),
      contentType: answerHeaders.get('content-type') ?? text(at(content, 'mimeType')),
      caching: answerHeaders.size === 0 ? null : (answerHeaders.get('cache-control') ?? ''),
      answer: answerText(content),
    };
  });
}

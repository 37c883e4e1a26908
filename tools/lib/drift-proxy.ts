import { proxy } from 'hono/proxy';
import type { Exchange } from '../../packages/api-client/drift/har.ts';
import { createRecorder } from '../../packages/api-client/src/recorder.ts';
import { type Listening, listen } from './listen.ts';

export interface DriftProxyOptions {
  /** Address of the backend. */
  readonly target: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Called with each exchange, unmasked. It must stay in this process. */
  readonly onExchange: (exchange: Exchange) => void;
}

export interface DriftProxy extends Listening {
  /** The recorded exchanges as HAR, with secrets masked. */
  har(): string;
  /** Resolves when every answer so far has been recorded. */
  idle(): Promise<void>;
}

/** A proxy between the site and a backend that forwards everything and reports each exchange. */
export async function startDriftProxy({
  target,
  port,
  onExchange,
}: DriftProxyOptions): Promise<DriftProxy> {
  const recorder = createRecorder({ fetch: (request) => fetch(request) });

  /** Sends a request with its length, which a backend may require, and with the backend as its host. */
  const watched = async (given: Request): Promise<Response> => {
    const { method, headers, url } = given;
    headers.delete('Host');
    headers.delete('Content-Length');
    const bytes = await given.bytes();
    const body = bytes.length === 0 ? null : bytes;
    const sent = { method, headers, body, redirect: 'manual' } as const;
    const response = await recorder.fetch(new Request(url, sent));
    const contentType = response.headers.get('Content-Type') ?? '';
    // A stream never ends.
    if (contentType.includes('event-stream')) return response;
    onExchange({
      method,
      url,
      requestHeaders: new Map(headers),
      requestBody: body && new TextDecoder().decode(body),
      status: response.status,
      contentType,
      caching: response.headers.get('Cache-Control') ?? '',
      answer: await response.clone().text(),
    });
    return response;
  };

  const forward = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    try {
      const address = new URL(pathname + search, target);
      return await proxy(address, { raw: request, customFetch: watched });
    } catch {
      return new Response('The backend did not answer.', { status: 502 });
    }
  };

  const listening = await listen(forward, port);
  return { ...listening, har: () => recorder.har(), idle: () => recorder.idle() };
}

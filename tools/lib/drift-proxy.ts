import { createServer, type IncomingMessage } from 'node:http';
import type { Exchange } from '../../packages/api-client/drift/har.ts';
import { createRecorder } from '../../packages/api-client/src/recorder.ts';

export interface DriftProxyOptions {
  /** Address of the backend. */
  readonly target: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Called with each exchange, unmasked: it stays in this process. */
  readonly onExchange: (exchange: Exchange) => void;
}

export interface DriftProxy {
  readonly url: string;
  /** What went through, secrets masked. */
  har(): string;
  /** Resolves when every answer so far has been written down. */
  idle(): Promise<void>;
  close(): void;
}

/** Headers that belong to one hop, and encodings that `fetch` has already undone. */
const ofOneHop =
  /^(connection|keep-alive|transfer-encoding|host|content-length|content-encoding|upgrade)$/;

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** A proxy between the site and a backend that forwards everything and reports each exchange. */
export function startDriftProxy({
  target,
  port,
  onExchange,
}: DriftProxyOptions): Promise<DriftProxy> {
  const recorder = createRecorder({ fetch: (request) => fetch(request) });
  const server = createServer(async (incoming, outgoing) => {
    try {
      const body = await bodyOf(incoming);
      const headers = new Headers();
      for (const [name, value] of Object.entries(incoming.headers)) {
        if (value !== undefined && !ofOneHop.test(name))
          headers.set(name, [value].flat().join(', '));
      }
      const method = incoming.method ?? 'GET';
      const url = new URL(incoming.url ?? '/', target);
      const response = await recorder.fetch(
        new Request(url, {
          method,
          headers,
          redirect: 'manual',
          body: body.length === 0 ? null : new Uint8Array(body),
        }),
      );
      const back: Record<string, string | string[]> = {};
      for (const [name, value] of response.headers) if (!ofOneHop.test(name)) back[name] = value;
      const cookies = response.headers.getSetCookie();
      if (cookies.length > 0) back['set-cookie'] = cookies;
      outgoing.writeHead(response.status, back);
      if (
        response.body !== null &&
        /event-stream/.test(response.headers.get('Content-Type') ?? '')
      ) {
        for await (const part of response.body) outgoing.write(part);
        outgoing.end();
        return;
      }
      const answer = Buffer.from(await response.arrayBuffer());
      outgoing.end(answer);
      onExchange({
        method,
        url: url.href,
        requestHeaders: new Map(headers),
        requestBody: body.length === 0 ? null : body.toString('utf8'),
        status: response.status,
        contentType: response.headers.get('Content-Type') ?? '',
        answer: answer.toString('utf8'),
      });
    } catch {
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end('The backend did not answer.');
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://127.0.0.1:${bound}`,
        har: () => recorder.har(),
        idle: () => recorder.idle(),
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
}

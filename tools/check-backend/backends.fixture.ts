import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@parlour/sandbox';
import { type Site, siteOf } from './site.ts';

/** A member of the reference backend. */
export const account = { name: 'demo_member', password: 'Parlour#2026' };

/** An answer of the reference backend that a test may change before it is sent. */
export interface Draft {
  readonly method: string;
  readonly path: string;
  readonly request: Request;
  status: number;
  headers: Record<string, string>;
  /** The envelope, parsed. */
  body: unknown;
  /** Sent instead of `body`. */
  text?: string;
}

/** A backend on a port of its own. */
export interface Backend {
  readonly url: string;
  /** The site as it would be configured for it. It takes the key that the backend publishes. */
  readonly site: Site;
  readonly close: () => void;
}

/** Starts a Node server on a free port. */
export async function start(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part);
  const { method = 'GET', url = '/', headers } = incoming;
  return new Request(`http://sandbox.invalid${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: parts.length === 0 ? null : Buffer.concat(parts),
  });
}

/** The reference backend behind a Node server, changed by a test. */
export async function backendThat(
  change: (draft: Draft) => void = () => undefined,
): Promise<Backend> {
  const sandbox = createSandbox();
  const { url, close } = await start(async (incoming, outgoing) => {
    const request = await requestOf(incoming);
    const answer = await sandbox.fetch(request.clone());
    const text = await answer.text();
    const draft: Draft = {
      method: request.method,
      path: new URL(request.url).pathname,
      request,
      status: answer.status,
      headers: { ...Object.fromEntries(answer.headers), date: new Date().toUTCString() },
      body: text.startsWith('{') ? JSON.parse(text) : null,
      ...(!text.startsWith('{') && { text }),
    };
    change(draft);
    outgoing.writeHead(draft.status, draft.headers);
    outgoing.end(draft.text ?? JSON.stringify(draft.body));
  });
  return { url, close, site: siteOf({}, { address: url }) };
}

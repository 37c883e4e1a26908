import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { resolve as absolute } from 'node:path';
import { type Http2Bindings, type HttpBindings, serve as serveNode } from '@hono/node-server';
import { tooLarge } from '../http/bounds.ts';
import { languageFor } from '../http/caller.ts';
import { cipherNames } from '../http/encrypted.ts';
import { createSandbox, type SandboxOptions } from '../sandbox.ts';
import { bodyOf } from './body.ts';
import { unreadable, withEveryHeader } from './every-answer.ts';
import { contract, contractPath, greeting } from './greeting.ts';
import { packedAnswer } from './packing.ts';
import { siteFile } from './site.ts';
import { isFromThisMachine } from './this-machine.ts';

export { packedAnswer } from './packing.ts';

export interface ServeOptions extends Omit<SandboxOptions, 'demoTools' | 'persistence'> {
  /** Port to listen on. 0 picks a free one. */
  readonly port: number;
  readonly host?: string;
  /**
   * A built site to serve beside the backend; unknown paths get its index.html. Without it `/` lists the backend's
   * pages.
   */
  readonly staticDir?: string;
  /** A folder that keeps the state across restarts. Default: memory only. */
  readonly dataDir?: string;
  /**
   * Lets every caller use `/sandbox/…`: the codes of all people, the scenario, the orders. Default: only callers on
   * this machine without a proxy.
   */
  readonly exposeDemoTools?: boolean;
  /** Milliseconds a connection may be idle between two requests. Default 75,000. */
  readonly idleTimeout?: number;
  /** Milliseconds within which a whole request must arrive, its headers within at most 20,000. Default 120,000. */
  readonly requestTimeout?: number;
}

/** The connection of a request. This server uses HTTP/1; the types allow both. */
type Line = HttpBindings | Http2Bindings;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const backendPath = /^\/(?:wps|lgw|lotto|sandbox|art|play)(?:\/|$)/;

/**
 * Runs the sandbox as a server on this machine. Resolves with its URL once it listens; rejects when it cannot, for
 * example because the port is in use.
 */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => void }> {
  // Loaded only with `dataDir`: without it the server also runs on a Node without SQLite.
  const persistence = options.dataDir
    ? (await import('./persistence.ts')).persistIn(absolute(options.dataDir), options.seed ?? 1)
    : undefined;
  const { exposeDemoTools = false } = options;
  const trusted = new WeakSet<Request>();
  const sandbox = createSandbox({
    ciphers: cipherNames,
    ...options,
    demoTools: (request) => trusted.has(request),
    ...(persistence && { persistence }),
  });
  const host = options.host ?? '127.0.0.1';
  const answer = async (
    request: Request,
    pathname: string,
    { incoming }: Line,
  ): Promise<Response> => {
    // Two hosts could mean two sites.
    if (hostsOf(incoming.rawHeaders) > 1) return severalHosts();
    const isTrusted = exposeDemoTools || isFromThisMachine(incoming);
    if (isDocument(pathname, options.staticDir) && !isRead(request)) return onlyRead();
    if (options.staticDir && !backendPath.test(pathname)) {
      return siteFile(options.staticDir, request, options.partners);
    }
    if (!options.staticDir && isRead(request)) {
      if (pathname === '/') return greeting(isTrusted);
      if (pathname === contractPath && isTrusted) return contract();
    }
    if (pathname === gameFace) return bengaliFace();
    const body = isRead(request) ? undefined : await bodyOf(incoming, pathname);
    if (body === null) return tooLarge(languageFor(request));
    const { method, url, headers, signal } = request;
    const given = body && body.length > 0 ? { body } : {};
    const read = new Request(url, { method, headers, signal, ...given });
    if (isTrusted) trusted.add(read);
    try {
      return await packedAnswer(read, await sandbox.fetch(read));
    } catch {
      // A planned network fault: closes the connection.
      incoming.socket.destroy();
      return new Response(null);
    }
  };
  const fetch = async (request: Request, line: Line): Promise<Response> => {
    const { pathname } = new URL(request.url);
    return withEveryHeader(await answer(request, pathname, line), pathname, line.incoming);
  };
  return new Promise((resolve, reject) => {
    const server = serveNode(
      { fetch, port: options.port, hostname: host, serverOptions: timeoutsOf(options) },
      ({ port }) => {
        const close = () => {
          server.close();
          persistence?.close();
        };
        resolve({ url: `http://${host}:${port}`, close });
      },
    );
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (socket.writable) socket.end(unreadable(error.code));
      else socket.destroy();
    });
    server.once('error', (error) => {
      persistence?.close();
      reject(error);
    });
  });
}

/** Whether a browser opens or draws the path: then only reads are allowed. */
const isDocument = (pathname: string, site: string | undefined): boolean =>
  (site ? !backendPath.test(pathname) : pathname === '/' || pathname === contractPath) ||
  /^\/(?:art\/|play\/(?:fonts\/)?[^/]+$)/.test(pathname);

/** How many `Host` headers a request has. */
const hostsOf = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

const severalHosts = (): Response =>
  new Response('Bad request', {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });

const onlyRead = (): Response =>
  new Response('Method not allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  });

/** How long a connection may be idle, or slow with a request. */
const timeoutsOf = ({ idleTimeout = 75_000, requestTimeout = 120_000 }: ServeOptions) => ({
  // A phone keeps its connection while its owner reads: a new one costs it round trips.
  keepAliveTimeout: idleTimeout,
  headersTimeout: Math.min(20_000, requestTimeout),
  requestTimeout,
  connectionsCheckingInterval: Math.min(5_000, requestTimeout),
});

/** The font of the demo game, for devices without one for Bengali. */
const gameFace = '/play/fonts/bengali.woff2';

function bengaliFace(): Response {
  const file = '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2';
  const path = createRequire(import.meta.url).resolve(file);
  return new Response(new Uint8Array(readFileSync(path)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The frame has no origin, and fonts need a CORS header.
      'Access-Control-Allow-Origin': '*',
    },
  });
}

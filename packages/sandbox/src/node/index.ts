import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve as absolute } from 'node:path';
import { serve as serveNode } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from '../sandbox.ts';
import { contract, contractPath, greeting } from './greeting.ts';
import { packedAnswer } from './packing.ts';
import { siteFile } from './site.ts';

export { packedAnswer } from './packing.ts';

export interface ServeOptions extends SandboxOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host?: string;
  /** A built site to serve beside the backend; unknown paths get its index.html. Without it `/` lists what there is. */
  readonly staticDir?: string;
  /** A folder that keeps what happens across restarts. Default: memory only. */
  readonly dataDir?: string;
}

/** The connection a request came over. */
interface Connection {
  readonly incoming: { readonly socket: { destroy(): void } };
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const backendPath = /^\/(?:wps|lgw|lotto|sandbox|art|play)(?:\/|$)/;

/**
 * Runs the sandbox as a server on this machine; resolves with its address once it listens and
 * rejects when it cannot, for example because the port is taken.
 */
export async function serve(options: ServeOptions): Promise<{ url: string; close: () => void }> {
  // Loaded only with `dataDir`: everything else runs on a Node without SQLite too.
  const persistence = options.dataDir
    ? (await import('./persistence.ts')).persistIn(absolute(options.dataDir), options.seed ?? 1)
    : undefined;
  const sandbox = createSandbox({ ...options, ...(persistence && { persistence }) });
  const host = options.host ?? '127.0.0.1';
  const fetch = async (request: Request, { incoming }: Connection): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (options.staticDir && !backendPath.test(pathname)) {
      return siteFile(options.staticDir, request);
    }
    if (!options.staticDir && isRead(request)) {
      if (pathname === '/') return greeting();
      if (pathname === contractPath) return contract();
    }
    if (pathname === gameFace) return bengaliFace();
    try {
      return await packedAnswer(request, await sandbox.fetch(request));
    } catch {
      // A planted network fault: the line goes dead.
      incoming.socket.destroy();
      return new Response(null);
    }
  };
  return new Promise((resolve, reject) => {
    const server = serveNode(
      {
        fetch,
        port: options.port,
        hostname: host,
        // A phone that has read for a while keeps its connection: a new one costs it round trips.
        serverOptions: { keepAliveTimeout: 0 },
      },
      ({ port }) => {
        const close = () => {
          server.close();
          persistence?.close();
        };
        resolve({ url: `http://${host}:${port}`, close });
      },
    );
    server.once('error', (error) => {
      persistence?.close();
      reject(error);
    });
  });
}

/** The face of the demo game, for machines that have none for Bengali. */
const gameFace = '/play/fonts/bengali.woff2';

function bengaliFace(): Response {
  const file = '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2';
  const path = createRequire(import.meta.url).resolve(file);
  return new Response(new Uint8Array(readFileSync(path)), {
    headers: {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The frame has no origin, and faces need one.
      'Access-Control-Allow-Origin': '*',
    },
  });
}

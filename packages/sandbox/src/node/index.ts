import { createReadStream, existsSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import { serve as serveNode } from '@hono/node-server';
import { createSandbox, type SandboxOptions } from '../sandbox.ts';

export interface ServeOptions extends SandboxOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly host?: string;
  /** A built site to serve beside the backend; unknown paths get its index.html. */
  readonly staticDir?: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const backendPath = /^\/(?:wps|lgw|lotto|sandbox|art|play)(?:\/|$)/;

/** Runs the sandbox as a server on this machine; resolves with its address once it listens. */
export function serve(options: ServeOptions): Promise<{ url: string; close: () => void }> {
  const sandbox = createSandbox(options);
  const host = options.host ?? '127.0.0.1';
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (options.staticDir && !backendPath.test(pathname)) {
      return staticFile(options.staticDir, pathname);
    }
    try {
      return await sandbox.fetch(request);
    } catch {
      // A planted network fault: the line goes dead in the middle of the answer.
      return new Response(
        new ReadableStream({
          start: (controller) => controller.error(new Error('connection lost')),
        }),
      );
    }
  };
  return new Promise((resolve) => {
    const server = serveNode({ fetch, port: options.port, hostname: host }, ({ port }) => {
      resolve({ url: `http://${host}:${port}`, close: () => (server as Server).close() });
    });
  });
}

function staticFile(root: string, pathname: string): Response {
  const file = normalize(join(root, decodeURIComponent(pathname)));
  const inside = file === root || file.startsWith(root + sep);
  const found = inside && existsSync(file) && statSync(file).isFile();
  const isAsset = extname(pathname) !== '' && !pathname.endsWith('.html');
  if (!found && isAsset) return new Response('Not found', { status: 404 });
  const path = found ? file : join(root, 'index.html');
  const immutable = path.includes(`${sep}assets${sep}`);
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  });
}

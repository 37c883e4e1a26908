import { serve } from '@hono/node-server';

/** A server on this machine. */
export interface Listening {
  /** Without a slash at its end. */
  readonly url: string;
  /** Closes the server and every open connection. */
  close(): void;
}

/** Answers requests on a port of this machine; 0 picks a free port. Rejects if the port is in use. */
export function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  port = 0,
): Promise<Listening> {
  const hostname = '127.0.0.1';
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, (bound) =>
      resolve({
        url: `http://${hostname}:${bound.port}`,
        close: () => {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      }),
    );
    server.once('error', reject);
  });
}

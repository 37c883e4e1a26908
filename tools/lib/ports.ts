import { createServer } from 'node:net';

/** Whether a port of this machine is free, on IPv4 and on IPv6. */
async function isFree(port: number): Promise<boolean> {
  const listens = (host: string) =>
    new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => {
        // Without IPv6 the port cannot be in use there.
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
      });
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
  return (await listens('127.0.0.1')) && (await listens('::1')) && (await listens('0.0.0.0'));
}

/** Returns the wanted port, or the next free one after it. `taken` are ports that were assigned already. */
export async function freePort(wanted: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = wanted; port < wanted + 200; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 199}.`);
}

/**
 * Returns a free port that the system picks; processes that ask at the same moment get different ones. Use it for a
 * program that cannot pick a port itself.
 */
export function anyPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until an address answers with success. Gives up after `timeoutMs`, or once `isWaiting` returns false. */
export async function answers(
  url: string,
  timeoutMs: number,
  isWaiting: () => boolean = () => true,
): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (isWaiting() && performance.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return true;
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

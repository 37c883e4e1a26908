import { gzipSync } from 'node:zlib';

/** Shorter ones fit into the packet they travel in. */
const worthwhile = 1_000;

const isText = (response: Response): boolean =>
  /^(?:application\/json|image\/svg\+xml|text\/(?!event-stream))/.test(
    response.headers.get('Content-Type') ?? '',
  );

/** Whether a browser takes texts packed so: `br`, `zstd`, `gzip`. */
export const accepts = (request: Request, encoding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${encoding}(?:[\\s,;]|$)`).test(
    request.headers.get('Accept-Encoding') ?? '',
  );

/** An answer as a production backend sends it: longer texts compressed, if the client accepts gzip. */
export async function packedAnswer(request: Request, response: Response): Promise<Response> {
  if (!response.body || !isText(response)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const body = new Uint8Array(await response.arrayBuffer());
  if (body.length < worthwhile || !accepts(request, 'gzip')) {
    return new Response(body, { status, statusText, headers });
  }
  headers.set('Content-Encoding', 'gzip');
  headers.delete('Content-Length');
  return new Response(gzipSync(body), { status, statusText, headers });
}

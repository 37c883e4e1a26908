import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** In bytes. A shorter text fits into one packet, so that compressing it saves nothing. */
const worthwhile = 500;

const isText = (response: Response): boolean =>
  /^(?:application\/json|image\/svg\+xml|text\/(?!event-stream))/.test(
    response.headers.get('Content-Type') ?? '',
  );

/** Whether a browser accepts an encoding: `br`, `zstd`, `gzip`. */
export const accepts = (request: Request, encoding: string): boolean =>
  new RegExp(`(?:^|[\\s,])${encoding}(?:[\\s,;]|$)`).test(
    request.headers.get('Accept-Encoding') ?? '',
  );

/** The entity tag of a content, without its quotes. */
export const tagOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 6);

/** Whether the client has this content already. */
const has = (request: Request, tag: string): boolean =>
  (request.headers.get('If-None-Match') ?? '').split(/,\s*/).includes(tag);

/** Quality of brotli for answers that are compressed at each request: smaller than gzip, and as fast. */
const quality = 5;

/** Whether an answer is public and a browser revalidates it. */
const isForAll = ({ method }: Request, { headers }: Response): boolean =>
  method === 'GET' &&
  headers.get('Cache-Control') === 'no-cache' &&
  headers.get('Content-Type') === 'application/json';

const packers = [
  [
    'br',
    (body: Uint8Array) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ],
  ['gzip', (body: Uint8Array) => gzipSync(body)],
] as const;

/**
 * Prepares an answer as a production backend does: compresses longer texts with an encoding the client accepts, and
 * adds a tag to public answers, so that a client that has one gets "not modified". An answer of a session has no tag,
 * and no browser stores it.
 */
export async function packedAnswer(request: Request, response: Response): Promise<Response> {
  if (!response.body || !isText(response)) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const body = new Uint8Array(await response.arrayBuffer());
  if (isForAll(request, response)) {
    // The tag is weak: it is the same whether the content is compressed or not.
    const tag = `W/"${tagOf(body)}"`;
    headers.set('ETag', tag);
    if (has(request, tag)) return new Response(null, { status: 304, headers });
  }
  const packer = packers.find(([name]) => accepts(request, name));
  if (body.length < worthwhile || !packer) {
    return new Response(body, { status, statusText, headers });
  }
  const [encoding, pack] = packer;
  headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  return new Response(pack(body), { status, statusText, headers });
}

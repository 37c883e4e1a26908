import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

const mega = 1024 * 1024;

/** The largest body of a call, in bytes; pictures are sent in parts, which may be larger. */
const mostOf = (pathname: string): number =>
  /^\/wps\/uploads(?:\/|$)/.test(pathname) ? 16 * mega : mega;

/**
 * Reads the body of a request. Returns `null` as soon as it is larger than its path allows, or when its
 * `Content-Length` says so. Does not keep the rest.
 */
export async function bodyOf(
  incoming: Readable & Pick<IncomingMessage, 'headers'>,
  pathname: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const most = mostOf(pathname);
  if (Number(incoming.headers['content-length'] ?? 0) > most) return null;
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (result: () => void) => {
      incoming.off('data', count).off('end', whole).off('error', reject).off('close', cut);
      result();
    };
    const count = (part: Buffer) => {
      length += part.length;
      parts.push(part);
      if (length > most) end(() => resolve(null));
    };
    const whole = () => end(() => resolve(Buffer.concat(parts)));
    const cut = () => end(() => reject(new Error('The line went dead')));
    incoming.on('data', count).on('end', whole).on('error', reject).on('close', cut);
  });
}

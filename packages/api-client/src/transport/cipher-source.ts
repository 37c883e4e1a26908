import { encryptedBodyVersion } from './cipher.ts';
import { ApiError, isApiError } from './errors.ts';
import type { PayloadCipher } from './payload-cipher.ts';
import type { BodyEncryption } from './types.ts';

/** Where a client gets its cipher, for a key that arrives later or changes (ENC-01). */
export interface CipherSource {
  /** The cipher for the next body; `undefined`: bodies are sent plain. Rejects when nothing may be sent. */
  readonly current: () => Promise<PayloadCipher | undefined>;
  /**
   * Called once after the backend refused the key of `refused`. Returns a cipher with another key; `undefined` when
   * there is none, and the refusal stays.
   */
  readonly renewed: (refused: PayloadCipher | undefined) => Promise<PayloadCipher | undefined>;
}

const isSource = (cipher: PayloadCipher | CipherSource): cipher is CipherSource =>
  'current' in cipher;

/** A backend that could not read the body has done nothing: the same request may be sent again with another key. */
const isKeyRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'ENCRYPTION_KEY_WRONG' || error.code === 'ENCRYPTION_REQUIRED');

/**
 * The encrypted body.
 * @throws {ApiError} ENCRYPTION_FAILED when the key or the browser cannot encrypt: the body is never sent plain instead
 */
async function encryptedWith(cipher: PayloadCipher, body: string): Promise<string> {
  try {
    return JSON.stringify({ payload: await cipher.encrypt(body), v: encryptedBodyVersion });
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError('ENCRYPTION_FAILED', { cause });
  }
}

/** Waits for the cipher as long as for an answer. */
async function within<T>(
  cipher: Promise<T>,
  { timeoutMs, signal }: Parameters<BodyEncryption>[2],
): Promise<T> {
  const ended = new AbortController();
  const { signal: over } = ended;
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new ApiError('TIMEOUT')), timeoutMs);
    over.addEventListener('abort', () => clearTimeout(timer));
    const giveUp = () => reject(new ApiError('NETWORK', { aborted: true, cause: signal?.reason }));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true, signal: over });
  });
  try {
    return await Promise.race([cipher, limit]);
  } finally {
    ended.abort();
  }
}

/** Encrypts bodies with one cipher, or with that of a source: when its key is refused, once more with a renewed one. */
export function encryptionBy(given: PayloadCipher | CipherSource): BodyEncryption {
  if (!isSource(given)) {
    return async (body, send) => send(await encryptedWith(given, body), given.name);
  }
  return async (body, send, limits) => {
    const cipher = await within(given.current(), limits);
    try {
      return await (cipher ? send(await encryptedWith(cipher, body), cipher.name) : send(body));
    } catch (error) {
      if (!isKeyRefused(error)) throw error;
      const other = await within(given.renewed(cipher), limits);
      if (other === undefined) throw error;
      return send(await encryptedWith(other, body), other.name);
    }
  };
}

import { lazily } from './lazily.ts';
import type { PayloadCipher } from './payload-cipher.ts';

/** Version of the body `{payload, v}`. */
export const encryptedBodyVersion = 1;

/** A cipher whose code is loaded with the first body it encrypts. */
const lazyCipher = <T>(
  name: string,
  code: () => Promise<T>,
  make: (code: T) => PayloadCipher,
): PayloadCipher => {
  const load = lazily(code);
  const cipher = async () => make(await load());
  return {
    name,
    encrypt: async (text) => (await cipher()).encrypt(text),
    decrypt: async (payload) => (await cipher()).decrypt(payload),
  };
};

/** An AES cipher whose code is loaded with the first body it encrypts. `key`: 64 hex digits from the configuration. */
export const lazyAesCipher = (key: string): PayloadCipher =>
  lazyCipher(
    'aes',
    () => import('./cipher-aes.ts'),
    ({ createAesCipher }) => createAesCipher({ key }),
  );

/**
 * RSA-OAEP with AES-GCM by the browser itself, loaded with the first body it encrypts. `publicKey`: base64 of the
 * backend's SubjectPublicKeyInfo from the configuration. Cannot decrypt: a page has no private key.
 */
export const lazyWebCipher = (publicKey: string): PayloadCipher =>
  lazyCipher(
    'rsa',
    () => import('./cipher-web.ts'),
    ({ createWebCipher }) => createWebCipher({ publicKey }),
  );

import { lazily } from './lazily.ts';
import type { PayloadCipher } from './payload-cipher.ts';

/** Version of the body `{payload, v}`. */
export const encryptedBodyVersion = 1;

/** Loads what a cipher is made of with the first body it hides. */
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

/** An AES cipher whose code is loaded with the first body it hides. `key`: 64 hex digits from the configuration. */
export const lazyAesCipher = (key: string): PayloadCipher =>
  lazyCipher(
    'aes',
    () => import('./cipher-aes.ts'),
    ({ createAesCipher }) => createAesCipher({ key }),
  );

/**
 * RSA-OAEP with AES-GCM by the browser itself, loaded with the first body it hides. `publicKey`: base64 of the backend's
 * SubjectPublicKeyInfo from the configuration. Opens nothing: a page holds no private key.
 */
export const lazyWebCipher = (publicKey: string): PayloadCipher =>
  lazyCipher(
    'rsa',
    () => import('./cipher-web.ts'),
    ({ createWebCipher }) => createWebCipher({ publicKey }),
  );

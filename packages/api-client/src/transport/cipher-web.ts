/**
 * The browser's own cryptography, without a library: a new AES-256-GCM key for each body, wrapped with the backend's
 * public key by RSA-OAEP with SHA-256. Payload: base64 of wrapped key (as long as the RSA key), vector (12 bytes),
 * ciphertext with tag (16 bytes). Only the owner of the private key can decrypt it, so a copy of the page can decrypt
 * nothing.
 */
import type { PayloadCipher } from './payload-cipher.ts';

/**
 * The keys of the cipher: the public one encrypts, the private one decrypts. Both base64, as between the lines of a PEM
 * file.
 */
export interface WebCipherConfig {
  /** SubjectPublicKeyInfo. */
  readonly publicKey?: string;
  /** PKCS 8. Only for a backend, never for a page. */
  readonly privateKey?: string;
}

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
const vectorLength = 12;
const tagLength = 16;
/** Binds a payload to this format and version. */
const context = new TextEncoder().encode('parlour payload v1');

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Only a secure context has WebCrypto; without it nothing is encrypted, so the call is not sent. */
function subtle(): SubtleCrypto {
  const found: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (found === undefined) throw new Error('No WebCrypto: the page is not served over https');
  return found;
}

const keyGiven = (key: string | undefined, kind: string): Uint8Array<ArrayBuffer> => {
  if (key === undefined) throw new Error(`This cipher has no ${kind} key`);
  return bytesOf(key);
};

const gcm = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv, additionalData: context });

/** Creates the RSA-OAEP cipher with AES-GCM. Encrypts with the public key, decrypts with the private one. */
export function createWebCipher({ publicKey, privateKey }: WebCipherConfig): PayloadCipher {
  return {
    name: 'rsa',
    encrypt: async (text) => {
      const spki = keyGiven(publicKey, 'public');
      const outer = await subtle().importKey('spki', spki, rsa, false, ['wrapKey']);
      const key = await subtle().generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
      const vector = crypto.getRandomValues(new Uint8Array(vectorLength));
      const wrapped = await subtle().wrapKey('raw', key, outer, rsa);
      const sealed = await subtle().encrypt(gcm(vector), key, new TextEncoder().encode(text));
      return base64(
        Uint8Array.from([...new Uint8Array(wrapped), ...vector, ...new Uint8Array(sealed)]),
      );
    },
    decrypt: async (payload) => {
      const pkcs8 = keyGiven(privateKey, 'private');
      const outer = await subtle().importKey('pkcs8', pkcs8, rsa, false, ['unwrapKey']);
      const bytes = bytesOf(payload);
      const wrappedLength = lengthOf(outer) / 8;
      if (bytes.length < wrappedLength + vectorLength + tagLength) {
        throw new Error('The payload is too short');
      }
      const wrapped = bytes.subarray(0, wrappedLength);
      const vector = bytes.slice(wrappedLength, wrappedLength + vectorLength);
      const key = await subtle().unwrapKey('raw', wrapped, outer, rsa, 'AES-GCM', false, [
        'decrypt',
      ]);
      const text = await subtle().decrypt(
        gcm(vector),
        key,
        bytes.subarray(wrappedLength + vectorLength),
      );
      return new TextDecoder('utf-8', { fatal: true }).decode(text);
    },
  };
}

/** Length of an RSA key in bits. */
function lengthOf({ algorithm }: CryptoKey): number {
  const bits: unknown = Reflect.get(algorithm, 'modulusLength');
  if (typeof bits !== 'number') throw new Error('This is no RSA key');
  return bits;
}

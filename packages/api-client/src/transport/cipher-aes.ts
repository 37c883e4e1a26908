/**
 * The only module that uses crypto-js; never part of a first load. AES-256-CBC with a random vector, then HMAC-SHA-256
 * over vector and ciphertext. Payload: base64 of vector (16 bytes), ciphertext, tag (32 bytes). Decryption checks the
 * tag first, so that a wrong key or a changed byte is refused instead of giving random text.
 */
import AES from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import type { PayloadCipher } from './payload-cipher.ts';

/** Configuration of the AES cipher. */
export interface AesCipherConfig {
  /** 256 bits as 64 hex digits, from the operator's configuration. */
  readonly key: string;
  /** Source of the vector; only tests replace it. */
  readonly randomBytes?: (count: number) => Uint8Array;
}

const vectorDigits = 32;
const tagDigits = 64;

const secureBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares all characters, so that the time does not show where the first difference is. */
function sameTag(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function refuse(): never {
  throw new Error('The payload was not made with this key');
}

/**
 * Creates the AES cipher.
 * @throws {Error} when the key is not 64 hex digits
 */
export function createAesCipher({
  key,
  randomBytes = secureBytes,
}: AesCipherConfig): PayloadCipher {
  if (!/^[0-9a-f]{64}$/i.test(key)) throw new Error('An AES key is 64 hex digits');
  const master = Hex.parse(key);
  const encryptionKey = hmacSha256('parlour encrypt', master);
  const tagKey = hmacSha256('parlour authenticate', master);
  const tagOf = (hex: string) => hmacSha256(Hex.parse(hex), tagKey).toString(Hex);

  return {
    name: 'aes',
    encrypt: async (text) => {
      const vector = hexOf(randomBytes(vectorDigits / 2));
      const { ciphertext } = AES.encrypt(Utf8.parse(text), encryptionKey, {
        iv: Hex.parse(vector),
      });
      const sealed = vector + ciphertext.toString(Hex);
      return Base64.stringify(Hex.parse(sealed + tagOf(sealed)));
    },
    decrypt: async (payload) => {
      const hex = Base64.parse(payload).toString(Hex);
      const sealed = hex.slice(0, -tagDigits);
      if (sealed.length <= vectorDigits) refuse();
      if (!sameTag(hex.slice(-tagDigits), tagOf(sealed))) refuse();
      const ciphertext = Hex.parse(sealed.slice(vectorDigits));
      const iv = Hex.parse(sealed.slice(0, vectorDigits));
      return AES.decrypt(CryptoJS.lib.CipherParams.create({ ciphertext }), encryptionKey, {
        iv,
      }).toString(Utf8);
    },
  };
}

import { lazily } from './lazily.ts';

/**
 * Hides the bodies of the calls marked encrypted (ENC-01). Obfuscation in transport: the key ships to every visitor,
 * so it never takes the place of TLS.
 */
export interface PayloadCipher {
  /** Value of the header `Encryption`, such as `aes`. */
  readonly name: string;
  /** Text to base64. */
  encrypt(text: string): Promise<string>;
  /** Base64 to text. Rejects when the payload was not made with this key. */
  decrypt(payload: string): Promise<string>;
}

/** Version of the body `{payload, v}`. */
export const encryptedBodyVersion = 1;

/** An AES cipher whose code is loaded with the first body it hides. `key`: 64 hex digits from the configuration. */
export function lazyAesCipher(key: string): PayloadCipher {
  const load = lazily(() => import('./cipher-aes.ts'));
  const cipher = async () => (await load()).createAesCipher({ key });
  return {
    name: 'aes',
    encrypt: async (text) => (await cipher()).encrypt(text),
    decrypt: async (payload) => (await cipher()).decrypt(payload),
  };
}

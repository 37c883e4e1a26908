/**
 * Encrypts the bodies of the calls marked encrypted (ENC-01). This is obfuscation in transport: every visitor gets the
 * key, so it never replaces TLS.
 */
export interface PayloadCipher {
  /** Value of the header `Encryption`, such as `aes`. */
  readonly name: string;
  /** Encrypts a text; returns base64. */
  encrypt(text: string): Promise<string>;
  /** Decrypts base64 into text. Rejects when the payload was not encrypted with this key. */
  decrypt(payload: string): Promise<string>;
}

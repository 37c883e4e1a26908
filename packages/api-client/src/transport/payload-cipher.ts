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

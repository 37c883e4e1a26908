import { lazyAesCipher, lazyWebCipher, type PayloadCipher } from '@parlour/api-client';

/** The cipher for the bodies of encrypted calls, with the operator's key (ENC-01). */
export interface CipherChoice {
  /** `aes`: a shared key of 64 hex digits. `rsa`: the backend's public key in base64. */
  readonly name: 'aes' | 'rsa';
  readonly key: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the configured cipher. Returns `undefined` for one that cannot work, so that it is reported. */
export function readCipher(value: unknown): CipherChoice | null | undefined {
  if (value === null) return null;
  if (!isRecord(value) || typeof value.key !== 'string') return undefined;
  const { name, key } = value;
  if (name === 'aes') return /^[0-9a-f]{64}$/i.test(key) ? { name, key } : undefined;
  if (name === 'rsa')
    return /^[A-Za-z0-9+/]{300,2000}={0,2}$/.test(key) ? { name, key } : undefined;
  return undefined;
}

/** Makes the cipher. Its code loads with the first body it encrypts. */
export const cipherOf = ({ name, key }: CipherChoice): PayloadCipher =>
  name === 'aes' ? lazyAesCipher(key) : lazyWebCipher(key);

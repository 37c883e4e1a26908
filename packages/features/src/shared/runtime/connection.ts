import { lazyAesCipher, lazyWebCipher, type PayloadCipher } from '@parlour/api-client';
import { aesKeyPattern, rsaKeyPattern } from './config-patterns.ts';

/** The cipher for the bodies of encrypted calls, with its key (ENC-01). */
export interface CipherChoice {
  /** `aes`: a shared key of 64 hex digits. `rsa`: the backend's public key in base64. */
  readonly name: 'aes' | 'rsa';
  readonly key: string;
}

/** An entry that names no usable cipher: encrypted calls are refused, they are never sent plain instead. */
interface UnusableCipher {
  readonly name: 'unusable';
  /** What is wrong, for the operator. Contains no part of the key. */
  readonly reason: string;
}

/** `null`: the key that the backend publishes with its settings. `none`: the operator wants plain bodies. */
export type CipherSetting = CipherChoice | UnusableCipher | 'none' | null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unusable = (reason: string): UnusableCipher => ({ name: 'unusable', reason });

/** Whether the key is as long as it says itself: a key that was copied in part is not. */
function isWhole(key: string): boolean {
  const [high = 0, low = 0] = Array.from(atob(key.slice(0, 8)).slice(2, 4), (byte) =>
    byte.charCodeAt(0),
  );
  const bytes = (key.length * 3) / 4 - (key.match(/=*$/)?.[0].length ?? 0);
  return bytes === high * 256 + low + 4;
}

/** Reads the configured or published cipher. */
export function readCipher(value: unknown): CipherSetting {
  if (value === null || value === 'none') return value;
  if (!isRecord(value) || (value.name !== 'aes' && value.name !== 'rsa')) {
    return unusable('name: rsa, aes or the word none');
  }
  const { name, key } = value;
  if (name === 'aes') {
    return typeof key === 'string' && aesKeyPattern.test(key)
      ? { name, key }
      : unusable('aes: the key is 64 hex digits');
  }
  return typeof key === 'string' && rsaKeyPattern.test(key) && isWhole(key)
    ? { name, key }
    : unusable('rsa: the key is the base64 of a whole public key (SubjectPublicKeyInfo)');
}

/** Makes the cipher. Its code loads with the first body it encrypts. */
export const cipherOf = ({ name, key }: CipherChoice): PayloadCipher =>
  name === 'aes' ? lazyAesCipher(key) : lazyWebCipher(key);

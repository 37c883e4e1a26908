import {
  type HeaderProfile,
  lazyAesCipher,
  lazyWebCipher,
  type PayloadCipher,
} from '@parlour/api-client';

/** Which cipher hides the bodies of encrypted calls, with the key of the operator (ENC-01). */
export interface CipherChoice {
  /** `aes`: a shared key of 64 hex digits. `rsa`: the backend's public key in base64. */
  readonly name: 'aes' | 'rsa';
  readonly key: string;
}

/** Header names a backend expects where they differ from the default profile (API-03); empty leaves a header out. */
export interface HeaderNames {
  readonly token?: string;
  /** Prefix of the token, such as `Bearer `. */
  readonly tokenPrefix?: string;
  readonly merchant?: string;
  readonly language?: string;
  readonly device?: string;
  readonly encryption?: string;
  readonly idempotency?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The cipher a configuration chooses; `undefined` for one that cannot work, so that it is reported. */
export function readCipher(value: unknown): CipherChoice | null | undefined {
  if (value === null) return null;
  if (!isRecord(value) || typeof value.key !== 'string') return undefined;
  const { name, key } = value;
  if (name === 'aes') return /^[0-9a-f]{64}$/i.test(key) ? { name, key } : undefined;
  if (name === 'rsa')
    return /^[A-Za-z0-9+/]{300,2000}={0,2}$/.test(key) ? { name, key } : undefined;
  return undefined;
}

const headerName = /^(?:[A-Za-z][\w-]{0,39})?$/;
const headers = ['token', 'merchant', 'language', 'device', 'encryption', 'idempotency'];

/** The header names of a configuration; one wrong name spoils the entry. */
export function readHeaders(value: unknown): HeaderNames | undefined {
  if (!isRecord(value)) return undefined;
  const fits = Object.entries(value).every(
    ([name, text]) =>
      typeof text === 'string' &&
      (name === 'tokenPrefix'
        ? /^[\x20-\x7e]{0,20}$/.test(text)
        : headers.includes(name) && headerName.test(text)),
  );
  return fits ? { ...value } : undefined;
}

/** The cipher behind its port; its code loads with the first body it hides. */
export const cipherOf = ({ name, key }: CipherChoice): PayloadCipher =>
  name === 'aes' ? lazyAesCipher(key) : lazyWebCipher(key);

/** The client's header profile for these names. */
export function profileOf(names: HeaderNames): Partial<HeaderProfile> {
  const { tokenPrefix = '' } = names;
  return {
    ...(names.token !== undefined && { tokenHeader: names.token }),
    ...(tokenPrefix !== '' && { tokenValue: (token: string) => tokenPrefix + token }),
    ...(names.merchant !== undefined && { merchantHeader: names.merchant }),
    ...(names.language !== undefined && { languageHeader: names.language }),
    ...(names.device !== undefined && { deviceHeader: names.device }),
    ...(names.encryption !== undefined && { encryptionHeader: names.encryption }),
    ...(names.idempotency !== undefined && { idempotencyHeader: names.idempotency }),
  };
}

// Only types: the build of the site reads this file, and must not load React with it.
import type { HeaderProfile } from '@parlour/api-client';
import { headerPattern, tokenPrefixPattern } from './config-patterns.ts';

/**
 * Header names that a backend expects instead of those of the default profile (API-03). An empty name leaves a header
 * out.
 */
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

const headers = ['token', 'merchant', 'language', 'device', 'encryption', 'idempotency'];

/** Reads the header names of a configuration. One wrong name makes the entry invalid. */
export function readHeaders(value: unknown): HeaderNames | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fits = Object.entries(value).every(
    ([name, text]) =>
      typeof text === 'string' &&
      (name === 'tokenPrefix'
        ? tokenPrefixPattern.test(text)
        : headers.includes(name) && headerPattern.test(text)),
  );
  return fits ? { ...value } : undefined;
}

/** Returns the client's header profile for these names. */
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

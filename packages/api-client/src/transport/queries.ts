import { type ApiError, isApiError } from './errors.ts';
import type { Transport } from './types.ts';

/** What a query needs of an `Api`. */
export interface QuerySource {
  readonly transport: Transport;
  language(): string;
}

const retries = 2;

/** Reads are repeated twice at most, and only when no answer came. */
export const retryRead = (failures: number, error: unknown): boolean =>
  failures < retries &&
  isApiError(error) &&
  !error.aborted &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Milliseconds before the next attempt: 0.5 to 1 s, then 1 to 2 s; spread so that clients do not return together. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures * (1 + Math.random());

/**
 * The options every read shares. The key starts with the language, because texts of the backend follow the Language
 * header; it never holds a token. `isPrivate` marks the answers that belong to one person: whoever ends a session removes
 * them by `meta.private`.
 */
export const readQuery = (
  api: QuerySource,
  key: readonly unknown[],
  isPrivate: boolean,
): {
  queryKey: readonly unknown[];
  retry: (failures: number, error: ApiError) => boolean;
  retryDelay: (failures: number) => number;
  meta: { readonly private: boolean };
} => ({
  queryKey: [api.language(), ...key],
  retry: retryRead,
  retryDelay,
  meta: { private: isPrivate },
});

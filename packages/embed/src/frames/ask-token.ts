import { readToken, type TokenReason } from '@parlour/features/site/partner/frame-contract';
import type { GetToken } from './get-token.ts';

/** Why there is no token. */
export type TokenFailure = 'TOKEN_FAILED' | 'TOKEN_TIMEOUT' | 'TOKEN_MISSING';

/** A token, or why there is none. */
export type TokenAnswer = { readonly token: string } | { readonly failure: TokenFailure };

/** Longest wait (ms) for the page. */
export const tokenPatience = 30_000;

/**
 * Asks the partner page for a token (EMB-01). Code of the partner may throw, never answer or return anything. Each
 * case has a failure code, and nothing else of it is passed on.
 */
export async function askToken(
  getToken: GetToken,
  reason: TokenReason,
  timeoutMs: number = tokenPatience,
): Promise<TokenAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<TokenAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ failure: 'TOKEN_TIMEOUT' }), timeoutMs);
  });
  const asked = async (): Promise<TokenAnswer> => {
    try {
      const token = readToken(await getToken(reason));
      return token === null ? { failure: 'TOKEN_MISSING' } : { token };
    } catch {
      return { failure: 'TOKEN_FAILED' };
    }
  };
  try {
    return await Promise.race([asked(), late]);
  } finally {
    clearTimeout(timer);
  }
}

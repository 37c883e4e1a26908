import { readToken, type TokenReason } from '@parlour/features/site/partner/frame-contract';
import type { GetToken } from './get-token.ts';

/** Why no token came. */
export type TokenFailure = 'TOKEN_FAILED' | 'TOKEN_TIMEOUT' | 'TOKEN_MISSING';

/** A token, or why there is none. */
export type TokenAnswer = { readonly token: string } | { readonly failure: TokenFailure };

/** How long (ms) the page may take. */
export const tokenPatience = 30_000;

/**
 * Asks the page of a partner for a token (EMB-01). Code of the partner may throw, hang or answer with anything: each has a
 * name, and nothing of it is passed on.
 */
export async function askToken(
  getToken: GetToken,
  reason: TokenReason,
  patience: number = tokenPatience,
): Promise<TokenAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<TokenAnswer>((resolve) => {
    timer = setTimeout(() => resolve({ failure: 'TOKEN_TIMEOUT' }), patience);
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

import { type ApiError, type ApiErrorCode, isApiError } from '@parlour/api-client';
import type { MessageKey, Translate } from './use-t.ts';

/** What can happen to the first page: a sentence per error code (ERR-01). */
export const firstErrors = {
  NETWORK: 'error.network',
  TIMEOUT: 'error.timeout',
  HTTP: 'error.server',
  MALFORMED: 'error.badResponse',
  SCHEMA: 'error.badResponse',
  UNAUTHENTICATED: 'error.unauthenticated',
  MAINTENANCE: 'screen.maintenance.body',
  REGION_BLOCKED: 'screen.blocked.body',
  UNKNOWN: 'error.unknown',
} as const satisfies Partial<Record<ApiErrorCode, MessageKey>>;

/** The sentence of a code that needs more than the first page to come up. */
export type SayRefusal = (error: ApiError, t: Translate) => string;

let sayRefusal: SayRefusal | undefined;

/** The other codes come with the other texts. */
export const learnRefusals = (say: SayRefusal): void => {
  sayRefusal = say;
};

const isFirst = (code: ApiErrorCode): code is keyof typeof firstErrors =>
  Object.hasOwn(firstErrors, code);

/**
 * What a failed call says to the player: one plain sentence, never a code, a stack or a server's
 * HTML. A server sentence is shown as it came, as plain text, only where we know nothing better.
 */
export function errorMessage(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('error.unknown');
  if (error.code === 'UNKNOWN' && error.serverMessage) return error.serverMessage;
  if (isFirst(error.code)) return t(firstErrors[error.code]);
  return sayRefusal?.(error, t) ?? t('error.unknown');
}

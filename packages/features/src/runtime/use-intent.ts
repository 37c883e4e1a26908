import { isApiError, newIdempotencyKey } from '@parlour/api-client';
import { useState } from 'react';

/** What a call that moves something is given beside its body: `api.createDeposit(body, key)`. */
export interface IntentKey {
  /** The same key and body are answered once. */
  readonly idempotencyKey: string;
}

/** Does one intent, as often as a person has to try; see {@link useIntent}. */
export type WithKey = <Result>(
  intent: unknown,
  attempt: (key: IntentKey) => Promise<Result>,
) => Promise<Result>;

const unsettled: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
  'UNKNOWN',
]);

/** Whether the outcome is unknown after this failure: the backend may have done what was requested (WAL-07). */
export const isUnsettled = (error: unknown): boolean =>
  !isApiError(error) || unsettled.has(error.code);

/**
 * Keeps the key of an intent whose outcome is not known (WAL-07). Another intent, an answer and a
 * refusal end it: what comes then is a new intent, and gets a key of its own.
 */
export function createIntent(newKey: () => string = newIdempotencyKey): WithKey {
  let open: { readonly asked: string; readonly idempotencyKey: string } | null = null;
  return async (intent, attempt) => {
    const asked = JSON.stringify(intent);
    const current = open?.asked === asked ? open : { asked, idempotencyKey: newKey() };
    open = current;
    const settle = () => {
      if (open === current) open = null;
    };
    try {
      const result = await attempt({ idempotencyKey: current.idempotencyKey });
      settle();
      return result;
    } catch (error) {
      if (!isUnsettled(error)) settle();
      throw error;
    }
  };
}

/**
 * One idempotency key for each intent (WAL-07). An intent is what distinguishes two requests, as
 * JSON: usually the body. A person who tries again after a lost answer sends the same key, and the
 * backend gives the first answer instead of acting twice; after a success, a refusal or a change of
 * the intent the key is a new one. It belongs to the component: keep it where it outlives the
 * window that sends. `useOnce` wraps it and keeps two presses from being two attempts:
 *
 *     const withKey = useIntent();
 *     const [pay, paying] = useOnce(async (body: WireDepositBody) => {
 *       show(await withKey(body, (key) => api.createDeposit(body, key)));
 *     });
 */
export function useIntent(): WithKey {
  const [withKey] = useState(() => createIntent());
  return withKey;
}

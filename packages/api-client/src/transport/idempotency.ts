declare const origin: unique symbol;

/**
 * Value of the header Idempotency-Key, 32 hex digits. Only `createIntents` creates one, for one intent; a plain text
 * does not have this type.
 */
export type IdempotencyKey = string & { readonly [origin]: 'intent' };

/** The argument of a call with a key besides its body: `api.createDeposit(body, key)`. */
export interface IntentKey {
  /** The backend carries out the same key and body once, and repeats the first answer. */
  readonly idempotencyKey: IdempotencyKey;
}

/** A unique value: 128 random bits as 32 hex digits. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

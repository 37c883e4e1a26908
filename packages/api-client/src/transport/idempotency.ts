declare const origin: unique symbol;

/**
 * Value of the header Idempotency-Key, 32 hex digits. Only `createIntents` makes one, for one wish: no other text is of
 * this type.
 */
export type IdempotencyKey = string & { readonly [origin]: 'intent' };

/** What a call that moves something is given beside its body: `api.createDeposit(body, key)`. */
export interface IntentKey {
  /** The same key and body are done once, and answered with the first answer. */
  readonly idempotencyKey: IdempotencyKey;
}

/** A unique value: 128 random bits as 32 hex digits. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

import { expect } from 'vitest';
import { createIntents } from '../intents/intents.ts';
import type { KeyStore } from '../intents/kept-keys.ts';
import { ApiError } from '../transport/errors.ts';

/** An example of what a person asks for. */
export const wish = { methodId: 'mobile', amount: '500.00' };
/** The error when no answer arrived. */
export const lost = new ApiError('NETWORK');

/** A storage whose texts a test can read. */
export function deviceStore(): KeyStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

/** Pages of one device. Each has its own memory; a reload is a new page. */
export function device(store: KeyStore = deviceStore()) {
  let time = 1_000_000_000;
  const open = () => {
    const intents = createIntents({ store, now: () => time });
    /** Sends an intent, which fails with an error or succeeds; resolves with the key that was sent. */
    return async (
      failure: Error | null,
      asked: unknown = wish,
      operation: Parameters<ReturnType<typeof intents>['withKey']>[0] = 'createDeposit',
      account = 'demo_member',
    ): Promise<string> => {
      let sent = '';
      const sending = intents(account).withKey(operation, asked, async ({ idempotencyKey }) => {
        sent = idempotencyKey;
        if (failure) throw failure;
      });
      if (failure) await expect(sending).rejects.toBe(failure);
      else await sending;
      return sent;
    };
  };
  return {
    open,
    store,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

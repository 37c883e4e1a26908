import type { IntentKey } from '@parlour/api-client';
import { createIntents } from '@parlour/api-client/intents';
import { memoryStore } from '../shared/session/key-value-store.ts';

/** The key of a wish of its own, for a call that a test makes beside the page: `api.createDeposit(body, await newKey())`. */
export const newKey = (): Promise<IntentKey> =>
  createIntents({ store: memoryStore(), now: () => 0 })('').withKey(
    'createDeposit',
    null,
    async (key) => key,
  );

import type { IntentKey } from '@parlour/api-client';
import { createIntents } from '@parlour/api-client/intents';
import { memoryStore } from '../shared/session/key-value-store.ts';

/** Returns the key of a new intent, for a call that a test makes itself: `api.createDeposit(body, await newKey())`. */
export const newKey = (): Promise<IntentKey> =>
  createIntents({ store: memoryStore(), now: () => 0 })('').withKey(
    'createDeposit',
    null,
    async (key) => key,
  );

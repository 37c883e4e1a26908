import { createIntents } from '../intents/intents.ts';
import type { IntentKey } from '../transport/idempotency.ts';

const nothingKept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Creates the key of a new intent. */
export const newKey = (): Promise<IntentKey> =>
  createIntents({ store: nothingKept, now: () => 0 })('').withKey(
    'createDeposit',
    null,
    async (key) => key,
  );

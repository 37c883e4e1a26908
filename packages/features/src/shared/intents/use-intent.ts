import { createIntents, type Intents } from '@parlour/api-client/intents';
import { type Runtime, useMember, useRuntime } from '../runtime/runtime.tsx';

const all = new WeakMap<Runtime, (account: string) => Intents>();

/** The open intents of a page, by account. Their keys are stored on the device. */
export function intentsOf(runtime: Runtime): (account: string) => Intents {
  const known = all.get(runtime);
  if (known) return known;
  const { memory, device } = runtime;
  const intents = createIntents({ store: memory.device, now: device.now });
  all.set(runtime, intents);
  return intents;
}

/**
 * Gives each intent of the member one idempotency key (WAL-07). Every call that moves something needs such a key. A
 * person who tries again after a lost answer sends the same key, also after another page, a reload or in another tab,
 * and the backend returns the first answer instead of acting twice. Wrap it in `useOnce`, so that two presses are not
 * two attempts:
 *
 *     const { withKey } = useIntent();
 *     const [pay, paying] = useOnce(async (body: WireDepositBody) => {
 *       show(await withKey('createDeposit', body, (key) => api.createDeposit(body, key)));
 *     });
 *
 * The body identifies the intent. For a call without a body, pass what the person saw when they pressed.
 */
export function useIntent(): Intents {
  const runtime = useRuntime();
  return intentsOf(runtime)(useMember()?.account ?? '');
}

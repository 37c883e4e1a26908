import { createIntents, type Intents } from '@parlour/api-client/intents';
import { type Runtime, useMember, useRuntime } from '../runtime/runtime.tsx';

const all = new WeakMap<Runtime, (account: string) => Intents>();

/** The wishes of a page, by account; the device keeps their keys. */
export function intentsOf(runtime: Runtime): (account: string) => Intents {
  const known = all.get(runtime);
  if (known) return known;
  const { memory, device } = runtime;
  const intents = createIntents({ store: memory.device, now: device.now });
  all.set(runtime, intents);
  return intents;
}

/**
 * One idempotency key for each wish of the member (WAL-07): no call that moves something can be made without one. A
 * person who tries again after a lost answer sends the same key, also after another page, a reload or in another tab,
 * and the backend gives the first answer instead of acting twice. `useOnce` wraps it and keeps two presses from being
 * two attempts:
 *
 *     const { withKey } = useIntent();
 *     const [pay, paying] = useOnce(async (body: WireDepositBody) => {
 *       show(await withKey('createDeposit', body, (key) => api.createDeposit(body, key)));
 *     });
 *
 * The wish is the body; where a call has none, it is what the person saw when they pressed.
 */
export function useIntent(): Intents {
  const runtime = useRuntime();
  return intentsOf(runtime)(useMember()?.account ?? '');
}

import type { KeyValueStore } from './key-value-store.ts';
import type { SessionChannel } from './types.ts';

/** The entry of the device by which tabs call each other. It is there only while it is written. */
const key = 'parlour-session';

/** The part of a `StorageEvent` that is used: another tab changed an entry of the device. */
export interface DeviceChange {
  readonly key: string | null;
  readonly newValue: string | null;
}

/**
 * A channel for browsers without `BroadcastChannel`: tabs hear what another one writes to the storage of the device.
 * What is posted is data that JSON can say. Nothing readable is posted, see `followTabs` (docs/decisions/023).
 *
 * @param listen Calls back for each `storage` event of the window.
 */
export function storageChannel(
  device: KeyValueStore,
  listen: (onChange: (change: DeviceChange) => void) => void,
): SessionChannel {
  let posted = 0;
  return {
    post: (message) => {
      posted += 1;
      device.setItem(key, JSON.stringify({ posted, message }));
      device.removeItem(key);
    },
    listen: (onMessage) =>
      listen((change) => {
        if (change.key !== key || change.newValue === null) return;
        void onMessage(messageIn(change.newValue));
      }),
  };
}

/** What stands in the entry; `undefined` for what no tab of this site has written. */
function messageIn(text: string): unknown {
  try {
    const entry: unknown = JSON.parse(text);
    return typeof entry === 'object' && entry !== null && 'message' in entry
      ? entry.message
      : undefined;
  } catch {
    return undefined;
  }
}

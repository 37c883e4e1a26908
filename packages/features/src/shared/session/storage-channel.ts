import type { KeyValueStore } from './key-value-store.ts';
import type { SessionChannel } from './types.ts';

/** The entry in the device's storage through which tabs send messages. It exists only while it is being written. */
const key = 'parlour-session';

/** The part of a `StorageEvent` that is used: another tab changed an entry of the device's storage. */
export interface DeviceChange {
  readonly key: string | null;
  readonly newValue: string | null;
}

/**
 * A channel for browsers without `BroadcastChannel`: tabs get a message when another one writes to the device's
 * storage. Messages must be JSON data. They contain nothing readable, see `followTabs` (docs/decisions/023).
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

/** Returns the message in the entry; `undefined` if it was not written by a tab of this site. */
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

import type { KeyValueStore } from '../../shared/session/key-value-store.ts';

const key = 'searches';
const mostKept = 6;
/** Longer texts were pasted, not searched. */
const longest = 60;

/** The searches of this device, newest first. A damaged entry counts as none. */
export function readSearches(device: KeyValueStore): readonly string[] {
  try {
    const kept: unknown = JSON.parse(device.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((text) => typeof text === 'string' && text !== '').slice(0, mostKept);
  } catch {
    return [];
  }
}

/** Stores a search that opened a result, once, as the newest. */
export function keepSearch(device: KeyValueStore, query: string): void {
  const text = query.trim().slice(0, longest);
  if (text === '') return;
  const others = readSearches(device).filter((other) => other !== text);
  write(device, [text, ...others].slice(0, mostKept));
}

/** Deletes all of them. */
export const forgetSearches = (device: KeyValueStore): void => write(device, []);

function write(device: KeyValueStore, searches: readonly string[]): void {
  device.setItem(key, JSON.stringify(searches));
}

import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useHandler } from '../parts/use-stable.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { areShortcutsOn, shortcutIn, shortcutsOf } from './shortcuts.ts';

/** Whether the single keys are on, for what names them. A page that is drawn ahead shows them on. */
export function useShortcutsOn(): boolean {
  const { memory } = useRuntime();
  const { subscribe, getState } = shortcutsOf(memory.device);
  return useSyncExternalStore(subscribe, getState, () => true);
}

/**
 * Does something when one of these single keys is pressed, while the shortcuts of the site are on.
 *
 * @param place An element of the part that the keys belong to.
 */
export function useShortcuts(
  place: RefObject<Element | null>,
  actions: Readonly<Record<string, () => void>>,
): void {
  const { memory } = useRuntime();
  const onKey = useHandler((event: KeyboardEvent) => {
    const key = shortcutIn(event, place.current);
    if (key === null || !Object.hasOwn(actions, key) || !areShortcutsOn(memory.device)) return;
    event.preventDefault();
    actions[key]?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}

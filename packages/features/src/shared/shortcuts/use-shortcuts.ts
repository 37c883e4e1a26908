import { type RefObject, useEffect } from 'react';
import { useHandler } from '../parts/use-stable.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { areShortcutsOn, shortcutIn } from './shortcuts.ts';

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

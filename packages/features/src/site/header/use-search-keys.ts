import { useEffect } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { areShortcutsOn, shortcutIn } from '../../shared/shortcuts/shortcuts.ts';

/** Whether a window is open: it must keep what was typed in it. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Ctrl or Command with K, and the slash outside text fields, open the search. The slash does not while somebody
 * has turned the single keys off.
 */
export function useSearchKeys(onSearch: () => void): void {
  const { memory } = useRuntime();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k';
      const slash = shortcutIn(event) === '/' && areShortcutsOn(memory.device);
      if ((!command && !slash) || event.defaultPrevented || isCovered()) return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onSearch, memory]);
}

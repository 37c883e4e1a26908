import { useRuntime } from '../runtime/runtime.tsx';
import { ShortcutsWindow, type ShownShortcut } from './ShortcutsWindow.tsx';
import { turnShortcuts } from './shortcuts.ts';
import { useShortcutsOn } from './use-shortcuts.ts';

export interface ShortcutsProps {
  readonly shortcuts: readonly ShownShortcut[];
  readonly onClose: () => void;
}

/** The help for the keys of a page, with the choice of this device. */
export default function Shortcuts({ shortcuts, onClose }: ShortcutsProps) {
  const { memory } = useRuntime();
  return (
    <ShortcutsWindow
      shortcuts={shortcuts}
      on={useShortcutsOn()}
      onTurn={(on) => turnShortcuts(memory.device, on)}
      onClose={onClose}
    />
  );
}

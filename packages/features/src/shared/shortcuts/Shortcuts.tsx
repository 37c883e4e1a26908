import { useState } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { ShortcutsWindow, type ShownShortcut } from './ShortcutsWindow.tsx';
import { areShortcutsOn, turnShortcuts } from './shortcuts.ts';

export interface ShortcutsProps {
  readonly shortcuts: readonly ShownShortcut[];
  readonly onClose: () => void;
}

/** The help for the keys of a page, with the choice of this device. */
export default function Shortcuts({ shortcuts, onClose }: ShortcutsProps) {
  const { memory } = useRuntime();
  const [on, setOn] = useState(() => areShortcutsOn(memory.device));
  return (
    <ShortcutsWindow
      shortcuts={shortcuts}
      on={on}
      onTurn={(next) => {
        turnShortcuts(memory.device, next);
        setOn(next);
      }}
      onClose={onClose}
    />
  );
}

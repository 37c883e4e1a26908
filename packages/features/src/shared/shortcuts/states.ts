import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ShortcutsWindowProps } from './ShortcutsWindow.tsx';

const nothing = () => undefined;

/** The help for the keys of a page in every state it can be in (SBK-01). */
export const shortcutsStates = defineStates<ShortcutsWindowProps>()(() => {
  const on = {
    shortcuts: [
      { key: 'f', label: 'keys.filter' },
      { key: 'n', label: 'keys.next' },
      { key: 'p', label: 'keys.previous' },
      { key: '/', label: 'keys.search' },
      { key: '?', label: 'keys.help' },
    ],
    on: true,
    onTurn: nothing,
    onClose: nothing,
  } as const;
  return { on, off: { ...on, on: false } };
});

/** The states whose screenshots are compared. */
export const shortcutsFaces = ['on'] as const satisfies readonly StateId<typeof shortcutsStates>[];

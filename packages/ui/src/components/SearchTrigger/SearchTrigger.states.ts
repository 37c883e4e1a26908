import { defineStates } from '../../testing/states.ts';
import type { SearchTriggerProps } from './SearchTrigger.tsx';

export const searchTriggerStates = defineStates<SearchTriggerProps>()((say) => ({
  plain: { label: say('game.search') },
  withShortcut: { label: say('game.search'), shortcut: say('search.shortcut') },
}));

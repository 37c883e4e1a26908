import { Flame } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { ChipProps } from './Chip.tsx';

const noop = () => {};

export const chipStates = defineStates<ChipProps>()((say) => ({
  rest: { children: say('nav.slots') },
  selected: { children: say('game.all'), selected: true },
  withIcon: { children: say('badge.hot'), icon: Flame },
  selectedWithIcon: { children: say('badge.hot'), icon: Flame, selected: true },
  removable: {
    children: say('nav.fish'),
    selected: true,
    onRemove: noop,
    removeLabel: say('action.remove'),
  },
  disabled: { children: say('nav.lottery'), disabled: true },
  longText: { children: say('nav.pvp') },
}));

import { Wallet } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { ToggleCardProps } from './ToggleCard.tsx';

export const toggleCardStates = defineStates<ToggleCardProps>()((say) => {
  const rest = { label: say('nav.slots'), detail: say('category.hotCount'), icon: Wallet };
  return {
    rest,
    selected: { ...rest, selected: true },
    plain: { label: say('nav.slots'), icon: Wallet },
    longText: { ...rest, label: say('banner.long.title') },
  };
});

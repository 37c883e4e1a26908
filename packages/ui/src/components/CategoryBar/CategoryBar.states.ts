import {
  Cherry,
  Feather,
  Fish,
  Flame,
  Gamepad2,
  Radio,
  Spade,
  Ticket,
  Volleyball,
} from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { Category, CategoryBarProps } from './CategoryBar.tsx';

export const categoryBarStates = defineStates<CategoryBarProps>()((say) => {
  const items: Category[] = [
    {
      id: 'hot',
      label: say('nav.hot'),
      icon: Flame,
      count: say('category.hotCount'),
      tone: 'warm' as const,
    },
    {
      id: 'sports',
      label: say('nav.sports'),
      icon: Volleyball,
      count: say('category.sportsCount'),
    },
    {
      id: 'esports',
      label: say('nav.esports'),
      icon: Gamepad2,
      count: say('category.esportsCount'),
    },
    { id: 'live', label: say('nav.live'), icon: Radio, count: say('category.liveCount') },
    { id: 'slots', label: say('nav.slots'), icon: Cherry, count: say('category.slotsCount') },
    { id: 'fish', label: say('nav.fish'), icon: Fish, count: say('category.fishCount') },
    { id: 'pvp', label: say('nav.pvpShort'), icon: Spade, count: say('category.pvpCount') },
    { id: 'lottery', label: say('nav.lottery'), icon: Ticket, count: say('category.lotteryCount') },
    {
      id: 'cockfight',
      label: say('nav.cockfight'),
      icon: Feather,
      count: say('category.cockfightCount'),
    },
  ].map((item) => ({ ...item, href: `#${item.id}` }));
  const label = say('category.region');
  return {
    nine: { label, items },
    withoutCounts: {
      label,
      items: items.map(({ id, label, icon, href }) => ({ id, label, icon, href })),
    },
    three: { label, items: items.slice(0, 3) },
  };
});

import { defineStates } from '../../testing/states.ts';
import type { HeadingProps } from './Heading.tsx';

export const headingStates = defineStates<HeadingProps>()((say) => ({
  page: { level: 1, children: say('nav.responsiblePlay') },
  display: { level: 1, size: 'display', children: say('nav.responsiblePlay') },
  section: { level: 2, children: say('game.hotGames') },
  card: { level: 3, children: say('game.rules') },
  longText: { level: 2, children: say('screen.blocked.title') },
}));

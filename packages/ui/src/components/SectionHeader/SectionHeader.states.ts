import { defineStates } from '../../testing/states.ts';
import type { SectionHeaderProps } from './SectionHeader.tsx';

export const sectionHeaderStates = defineStates<SectionHeaderProps>()((say) => {
  const action = { label: say('action.seeAll'), href: '#hot' };
  return {
    title: { title: say('game.recentlyPlayed') },
    withCount: { title: say('game.newGames'), count: say('sample.gamesCount') },
    withAction: { title: say('game.hotGames'), action },
    complete: { title: say('game.hotGames'), count: say('sample.gamesCount'), action },
    longText: { title: say('screen.blocked.title'), count: say('sample.gamesCount'), action },
  };
});

import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import type { EmptyStateProps } from './EmptyState.tsx';

export const emptyStateStates = defineStates<EmptyStateProps>()((say) => {
  const step = (label: string) => createElement(Button, { variant: 'soft' }, label);
  return {
    boat: {
      title: say('empty.favourites.title'),
      body: say('empty.favourites.body'),
      action: step(say('empty.favourites.action')),
      art: 'boat',
    },
    river: {
      title: say('empty.recent.title'),
      body: say('empty.recent.body'),
      action: step(say('empty.recent.action')),
      art: 'river',
    },
    net: {
      title: say('empty.filter.title'),
      body: say('empty.filter.body'),
      action: step(say('empty.filter.action')),
      art: 'net',
    },
    noAction: { title: say('empty.notices.title'), body: say('empty.notices.body'), art: 'river' },
    longText: {
      title: say('empty.teamTransactions.title'),
      body: say('empty.wallets.body'),
      action: step(say('empty.depositMethods.action')),
      art: 'net',
    },
  };
});

import { Gift, House, LayoutGrid, LogIn, Plus, UserRound } from 'lucide-react';
import type { Say } from '../../samples/samples.ts';
import { defineStates } from '../../testing/states.ts';
import type { TabBarItem, TabBarProps } from './TabBar.tsx';

/** Home, games, deposit, offers, me. */
export const sampleTabs = (say: Say, active: string): TabBarItem[] =>
  [
    { id: 'home', label: say('nav.home'), icon: House },
    { id: 'games', label: say('nav.games'), icon: LayoutGrid },
    { id: 'deposit', label: say('wallet.deposit'), icon: Plus, primary: true },
    { id: 'promotions', label: say('nav.promotions'), icon: Gift },
    { id: 'me', label: say('nav.me'), icon: UserRound },
  ].map((item) => ({ ...item, href: `#${item.id}`, active: item.id === active }));

export const tabBarStates = defineStates<TabBarProps>()((say) => {
  const label = say('nav.mainMenu');
  const tabs = sampleTabs(say, 'home');
  return {
    home: { label, items: tabs },
    games: { label, items: sampleTabs(say, 'games') },
    nowhere: { label, items: sampleTabs(say, '') },
    withCount: {
      label,
      items: tabs.map((tab) =>
        tab.id === 'me' ? { ...tab, count: { value: 5, label: say('messages.five') } } : tab,
      ),
    },
    /** A member's account opens in a window. */
    member: {
      label,
      items: tabs.map((tab) => (tab.id === 'me' ? { ...tab, href: undefined } : tab)),
    },
    guest: {
      label,
      items: tabs.map((tab) =>
        tab.id === 'me' ? { ...tab, label: say('action.login'), icon: LogIn } : tab,
      ),
    },
  };
});

import { Mail, UserRound } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import { CountDot } from '../CountDot/CountDot.tsx';
import type { TabsProps } from './Tabs.tsx';

export const tabsStates = defineStates<TabsProps>()((say) => {
  const names = ['nav.memberCentre', 'nav.notices', 'member.withdraw'] as const;
  const tabs = names.map((key) => ({
    id: key,
    label: say(key),
    content: <p style={{ margin: 0 }}>{say(key)}</p>,
  }));
  const base = { label: say('overlay.accountMenu'), tabs, value: names[0] };
  return {
    three: base,
    second: { ...base, value: names[1] },
    filled: { ...base, tabs: tabs.slice(0, 2), fill: true },
    withIcons: {
      ...base,
      tabs: tabs.slice(0, 2).map((tab, index) => ({
        ...tab,
        icon: index === 0 ? UserRound : Mail,
        badge: index === 1 ? <CountDot count={3} label={say('ui.notification')} /> : undefined,
      })),
    },
    oneOff: { ...base, tabs: tabs.map((tab, index) => ({ ...tab, disabled: index === 1 })) },
    alone: { ...base, tabs: tabs.slice(0, 1) },
    longText: {
      ...base,
      fill: true,
      tabs: [
        { id: names[0], label: say('overlay.longAction'), content: say('overlay.longBody') },
        { id: names[1], label: say('overlay.longCancel'), content: say('overlay.longBody') },
      ],
    },
  };
});

import { Gift, ListOrdered, Mail, Target, UserRound, Wallet } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import type { SideMenuProps } from './SideMenu.tsx';

const entries = [
  ['member.securityCenter', UserRound],
  ['member.transferFund', Wallet],
  ['member.transactionHistory', ListOrdered],
  ['member.rewardCenter', Gift],
  ['member.missionLeaderboard', Target],
  ['member.messageV2', Mail],
] as const;

export const sideMenuStates = defineStates<SideMenuProps>()((say) => {
  const items = entries.map(([key, icon]) => ({
    id: key,
    label: say(key),
    href: `#${key}`,
    icon,
    count: key === 'member.messageV2' ? 5 : 0,
    countLabel: say('data.fiveNew'),
  }));
  // Each has its own name, because the landmarks of one page need different names.
  const base = (place: number) => ({
    label: `${say('nav.memberCentre')} ${place}`,
    groups: [{ id: 'all', items }],
    current: 'member.transactionHistory',
  });
  const named = [
    { id: 'money', label: say('data.groupMoney'), items: items.slice(0, 3) },
    { id: 'more', label: say('data.groupRewards'), items: items.slice(3) },
  ];
  return {
    plain: base(1),
    nothingActive: { ...base(2), current: undefined },
    withHeader: {
      ...base(3),
      header: (
        <div style={{ display: 'flex', gap: 14, alignItems: 'center' }}>
          <Avatar name={say('overlay.memberName')} />
          <div>
            <Text size="small">{say('overlay.memberName')}</Text>
            <Text size="caption" tone="warm">
              {say('overlay.memberLevel')}
            </Text>
          </div>
        </div>
      ),
    },
    grouped: { ...base(4), groups: named },
    collapsible: {
      ...base(5),
      groups: named.map((group) => ({ ...group, collapsible: true, defaultOpen: false })),
    },
    withBadge: {
      ...base(6),
      groups: [
        {
          id: 'all',
          items: items.map((item) => ({
            ...item,
            badge:
              item.id === 'member.rewardCenter' ? (
                <Badge tone="info">{say('data.new')}</Badge>
              ) : undefined,
          })),
        },
      ],
    },
    longText: {
      ...base(7),
      groups: [
        { id: 'all', items: items.map((item) => ({ ...item, label: say('data.longTitle') })) },
      ],
    },
  };
});

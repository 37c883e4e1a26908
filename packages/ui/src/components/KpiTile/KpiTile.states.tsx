import { HandCoins, Users } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import { Money } from '../Money/Money.tsx';
import type { KpiTileProps } from './KpiTile.tsx';

export const kpiTileStates = defineStates<KpiTileProps>()((say) => {
  const count = { label: say('team.activeMembers'), value: '1,284' };
  const deposits = {
    label: say('team.deposits'),
    value: <Money text={say('data.teamDeposits')} />,
    note: say('data.against14Days'),
  };
  const up = { text: '+12.4%', direction: 'up', directionLabel: say('data.more') } as const;
  return {
    plain: count,
    withIcon: { ...count, icon: Users, note: say('data.thisWeek') },
    rising: { ...deposits, change: { ...up, tone: 'good' } },
    falling: {
      ...deposits,
      change: {
        text: '−3.1%',
        direction: 'down',
        directionLabel: say('data.less'),
        tone: 'bad',
      },
    },
    flat: {
      ...deposits,
      change: { text: '0.0%', direction: 'flat', directionLabel: say('data.same') },
    },
    neutral: { ...deposits, change: up },
    warm: {
      label: say('team.commission'),
      value: <Money text={say('data.commissionAmount')} />,
      icon: HandCoins,
      tone: 'warm',
    },
    success: {
      label: say('record.change'),
      value: <Money text={say('sample.won')} />,
      tone: 'success',
    },
    danger: {
      label: say('record.change'),
      value: <Money text={say('sample.lost')} />,
      tone: 'danger',
    },
    withLine: { ...deposits, line: [42, 48, 39, 55, 61, 58, 72, 66, 78, 74, 83, 91, 86, 97] },
    dense: { ...deposits, note: undefined, dense: true },
    denseLoading: { ...deposits, note: undefined, dense: true, loading: true },
    loading: { ...deposits, loading: true },
    failed: { ...count, error: say('error.loadFailed') },
    longText: { ...deposits, label: say('data.longTitle'), note: say('data.longTitle') },
  };
});

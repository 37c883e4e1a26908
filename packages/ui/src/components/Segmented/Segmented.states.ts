import { Grid3x3, List } from 'lucide-react';
import { defineStates } from '../../testing/states.ts';
import type { SegmentedProps } from './Segmented.tsx';

export const segmentedStates = defineStates<SegmentedProps>()((say) => {
  const days = [
    { value: '7', label: say('sample.days7') },
    { value: '30', label: say('sample.days30') },
  ];
  const range = { label: say('record.dateRange'), options: days, value: '7' };
  return {
    two: range,
    second: { ...range, value: '30' },
    withIcons: {
      label: say('game.type'),
      options: [
        { value: 'all', label: say('game.all'), icon: Grid3x3 },
        { value: 'list', label: say('game.favourites'), icon: List },
      ],
      value: 'all',
    },
    four: {
      label: say('game.minBet'),
      options: [
        { value: '', label: say('game.any') },
        { value: '1', label: '1' },
        { value: '10', label: '10' },
        { value: '50', label: '50' },
      ],
      value: '',
    },
    block: { ...range, block: true },
    oneOff: {
      ...range,
      options: [...days, { value: '90', label: say('sample.days90'), disabled: true }],
    },
    disabled: { ...range, disabled: true },
  };
});

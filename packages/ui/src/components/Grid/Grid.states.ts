import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Surface } from '../Surface/Surface.tsx';
import type { GridProps } from './Grid.tsx';

export const gridStates = defineStates<GridProps>()((say) => {
  const cells = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      createElement(
        Surface,
        { key: `cell-${at + 1}`, padding: 's3' },
        at % 3 === 2 ? say('sample.cardBody') : say('sample.cardTitle'),
      ),
    );
  return {
    standard: { children: cells(5) },
    narrow: { min: 'xs', gap: 's2', children: cells(8) },
    wide: { min: 'xl', children: cells(3) },
    fewShared: { min: 'sm', children: cells(2) },
    fewKept: { min: 'sm', keepWidth: true, children: cells(2) },
    list: {
      as: 'ul',
      min: 'sm',
      gap: 's3',
      children: [
        createElement('li', { key: 'one' }, say('sample.last7')),
        createElement('li', { key: 'two' }, say('sample.last30')),
      ],
    },
  };
});

import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import type { StackProps } from './Stack.tsx';

export const stackStates = defineStates<StackProps>()((say) => {
  const children = [
    createElement(Text, { key: 'title', bold: true }, say('sample.cardTitle')),
    createElement(Text, { key: 'body', size: 'small' }, say('sample.cardBody')),
    createElement(Button, { key: 'go', variant: 'secondary' }, say('sample.answerReceived')),
  ];
  return {
    standard: { children },
    tight: { gap: 's1', children },
    wide: { gap: 's8', children },
    start: { align: 'start', children },
    centred: { align: 'center', children },
    list: {
      as: 'ul',
      gap: 's2',
      children: [
        createElement('li', { key: '7' }, say('sample.last7')),
        createElement('li', { key: '30' }, say('sample.last30')),
      ],
    },
    longText: {
      children: [
        createElement(Text, { key: 'one' }, say('sample.commentLong')),
        createElement(Text, { key: 'two', size: 'small' }, say('sample.answerLong')),
      ],
    },
  };
});

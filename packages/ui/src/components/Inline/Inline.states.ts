import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { Text } from '../Text/Text.tsx';
import type { InlineProps } from './Inline.tsx';

export const inlineStates = defineStates<InlineProps>()((say) => {
  const badges = (['last7', 'last30', 'thisMonth', 'lastMonth'] as const).map((key) =>
    createElement(Badge, { key }, say(`sample.${key}`)),
  );
  const title = createElement(Text, { key: 'title', as: 'span' }, say('sample.cardTitle'));
  const amount = createElement(Money, { key: 'amount', text: say('sample.balance'), size: 'md' });
  return {
    standard: { children: badges },
    apart: { justify: 'between', children: [title, amount] },
    baseline: { align: 'baseline', gap: 's3', children: [amount, title] },
    centred: { justify: 'center', children: badges },
    atEnd: {
      justify: 'end',
      children: [
        createElement(Button, { key: 'no', variant: 'secondary' }, say('sample.answerNot')),
        createElement(Button, { key: 'yes', variant: 'primary' }, say('sample.answerReceived')),
      ],
    },
    oneLine: { wrap: false, justify: 'between', children: [title, amount] },
    longText: {
      children: [
        createElement(Badge, { key: 'a' }, say('sample.answerPartlyDetail')),
        createElement(Text, { key: 'b', as: 'span', size: 'small' }, say('sample.answerLong')),
      ],
    },
  };
});

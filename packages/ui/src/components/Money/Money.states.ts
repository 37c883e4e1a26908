import { bengaliNumbers, lakhNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import { writeNumbers } from '../numbers.ts';
import type { MoneyProps } from './Money.tsx';

export const moneyStates = defineStates<MoneyProps>()((say) => {
  const text = say('sample.balance');
  return {
    inherit: { text },
    small: { text, size: 'sm' },
    medium: { text, size: 'md', tone: 'primary' },
    large: { text, size: 'lg', tone: 'primary' },
    balance: { text, size: 'xl', tone: 'primary' },
    prize: { text, size: 'md', tone: 'warm' },
    won: { text: say('sample.won'), size: 'md', tone: 'success' },
    lost: { text: say('sample.lost'), size: 'md', tone: 'danger' },
    stale: { text, size: 'md', tone: 'muted' },
    lakh: {
      text: writeNumbers(say('balance.sampleLarge'), lakhNumbers),
      size: 'xl',
      tone: 'primary',
    },
    bengaliDigits: {
      text: writeNumbers(say('balance.sampleLarge'), bengaliNumbers),
      size: 'xl',
      tone: 'primary',
    },
    bengaliLost: {
      text: writeNumbers(say('sample.lost'), bengaliNumbers),
      size: 'md',
      tone: 'danger',
    },
    struck: { text, size: 'sm', tone: 'muted', struck: true },
  };
});

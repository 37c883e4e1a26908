import { bengaliNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import { writeNumbers } from '../numbers.ts';
import type { DateTimeProps } from './DateTime.tsx';

export const dateTimeStates = defineStates<DateTimeProps>()((say) => {
  const moment = { value: '2026-11-20T20:41:05+06:00', text: '2026-11-20 20:41' };
  return {
    moment,
    withSeconds: { ...moment, text: '2026-11-20 20:41:05' },
    day: { value: '2026-11-20', text: '2026-11-20' },
    duration: { value: 'PT24M18S', text: '00:24:18' },
    bengaliDigits: { ...moment, text: writeNumbers('2026-11-20 20:41:05', bengaliNumbers) },
    caption: { ...moment, size: 'caption', tone: 'muted' },
    small: { ...moment, size: 'small', tone: 'secondary' },
    body: { ...moment, size: 'body', tone: 'primary' },
    relative: {
      ...moment,
      text: say('sample.minutesAgo'),
      words: true,
      title: '2026-11-20 20:41:05 (UTC+6)',
    },
    longText: { ...moment, text: say('sample.longMoment'), words: true },
  };
});

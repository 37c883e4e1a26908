import { bengaliNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import { manualClock } from '../motion/manual.ts';
import type { CountdownProps } from './Countdown.tsx';

/** A clock that stands still in screenshots. Behaviour stories move it by hand. */
export const sampleClock = manualClock(Date.UTC(2026, 10, 20, 14, 41, 5));
const start = sampleClock.now();
const seconds = 1000;

export const countdownStates = defineStates<CountdownProps>()((say) => {
  const code = { label: say('sample.codeAgainIn'), clock: sampleClock };
  return {
    seconds: { ...code, until: start + 47 * seconds },
    hours: { ...code, label: say('sample.breakEnds'), until: start + 5 * 3600 * seconds },
    days: { ...code, label: say('sample.breakEnds'), until: start + 71 * 3600 * seconds },
    bengaliDigits: { ...code, until: start + 3607 * seconds, numbers: bengaliNumbers },
    hiddenLabel: { ...code, labelHidden: true, until: start + 47 * seconds },
    worded: {
      ...code,
      until: start + 9 * seconds,
      format: (left) => say('sample.codeLeft').replace('{count}', String(left.totalSeconds)),
    },
    ended: { ...code, until: start, endText: say('sample.codeNow') },
    longText: { ...code, label: say('sample.longLabel'), until: start + 3607 * seconds },
  };
});

import type { Meta } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { standsWhole } from '../../testing/whole.ts';
import { manualClock } from '../motion/manual.ts';
import { countdownStates } from './Countdown.states.ts';
import { Countdown } from './Countdown.tsx';

const meta: Meta<typeof Countdown> = { title: 'Components/Countdown', component: Countdown };
export default meta;

const story = storiesFor(Countdown, countdownStates);
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] A countdown in Bengali digits',
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer', { name: args.label });
    await expect(timer).toHaveTextContent('০১:০০:০৭');
    await standsWhole(timer);
  },
});

const passing = manualClock();
const commits = { count: 0 };

export const CountsWithoutUpdates = storiesFor(Countdown, countdownStates, {
  wrap: (countdown) => (
    <Profiler
      id="countdown"
      onRender={() => {
        commits.count += 1;
      }}
    >
      {countdown}
    </Profiler>
  ),
})('ended', {
  name: '[LGN-06] [A11-01] Seconds go down without a React update and are announced only at the end',
  args: { clock: passing, until: 3000, onEnd: fn() },
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer', { name: args.label });
    const voice = canvas.getByRole('status');
    const before = commits.count;
    await expect(timer).toHaveTextContent('00:03');
    passing.pass(1000);
    await expect(timer).toHaveTextContent('00:02');
    await expect(voice).toBeEmptyDOMElement();
    passing.pass(2000);
    await expect(timer).toHaveTextContent(String(args.endText));
    await expect(voice).toHaveTextContent(String(args.endText));
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
    await expect(commits.count).toBe(before);
    await expect(passing.waiting()).toBe(0);
  },
});

// Stories that the build adds: Seconds, Hours, Days, HiddenLabel, Worded, Ended, LongText, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { standsWhole } from '../../testing/whole.ts';
import { dateTimeStates } from './DateTime.states.ts';
import { DateTime } from './DateTime.tsx';

const meta: Meta<typeof DateTime> = { title: 'Components/DateTime', component: DateTime };
export default meta;

const story = storiesFor(DateTime, dateTimeStates);
export const BengaliDigits = story('bengaliDigits', {
  name: '[I18-02] Bengali digits are shown; the machine-readable time stays exact',
  play: async ({ canvas, args }) => {
    const moment = canvas.getByText(args.text);
    await expect(args.text).toBe('২০২৬-১১-২০ ২০:৪১:০৫');
    await expect(moment).toHaveAttribute('datetime', '2026-11-20T20:41:05+06:00');
    await standsWhole(moment);
  },
});

// Stories that the build adds: Moment, WithSeconds, Day, Duration, Caption, Small, Body, Relative, LongText, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours

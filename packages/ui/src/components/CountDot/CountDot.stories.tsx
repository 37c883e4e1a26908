import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { countDotStates } from './CountDot.states.ts';
import { CountDot } from './CountDot.tsx';

const meta: Meta<typeof CountDot> = { title: 'Components/CountDot', component: CountDot };
export default meta;

const story = storiesFor(CountDot, countDotStates);

export const SpokenInWords = story('most', {
  name: '[A11-01] Shows 99+ and announces the real number in words',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(args.label ?? '')).toBeInTheDocument();
  },
});

// Stories that the build adds: One, Two, Most, None, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { countDotStates } from './CountDot.states.ts';
import { CountDot } from './CountDot.tsx';

const meta: Meta<typeof CountDot> = { title: 'Components/CountDot', component: CountDot };
export default meta;

const story = storiesFor(CountDot, countDotStates);
export const One = story('one');
export const Two = story('two');
export const Most = story('most');
export const None = story('none');

export const SpokenInWords = story('most', {
  name: '[A11-01] Shows 99+, says the real number in words',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(args.label ?? '')).toBeInTheDocument();
  },
});

type _Covered = CoversEveryState<typeof countDotStates, typeof import('./CountDot.stories.tsx')>;

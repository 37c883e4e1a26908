import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { progressBarStates } from './ProgressBar.states.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = { title: 'Components/ProgressBar', component: ProgressBar };
export default meta;

const story = storiesFor(ProgressBar, progressBarStates);

export const ShareIsRead = story('wagering', {
  name: '[A11-01] Name, share and text of the progress are read; it is not a live region',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', args.text);
    await expect(bar.closest('[aria-live]')).toBeNull();
  },
});

export const UnknownShare = story('indeterminate', {
  name: '[A11-01] A progress of unknown length has no value',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: args.label });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});

// Stories that the build adds: Empty, Part, Full, Wagering, Reward, NearLimit, LimitReached, Indeterminate, Thin,
// HiddenLabel, LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

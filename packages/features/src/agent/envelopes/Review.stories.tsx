import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Review } from './Review.tsx';
import { reviewStates } from './review-states.ts';

const meta: Meta<typeof Review> = { title: 'Widgets/AgentEnvelopes/Review', component: Review };
export default meta;

const story = storiesFor(Review, reviewStates);

export const Several = story('several', {
  name: '[AGT-14] Lists all recipients by name, with the total cost',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('\u09F3300.00')).toBeVisible();
    await expect(canvas.getByText('\u09F318432.50')).toBeVisible();
  },
});
export const One = story('one');
export const Many = story('many');
export const Hidden = story('hidden');

type _Covered = CoversEveryState<typeof reviewStates, typeof import('./Review.stories.tsx')>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FreePlayView } from './FreePlayView.tsx';
import { freePlayStates } from './states.ts';

const meta: Meta<typeof FreePlayView> = {
  title: 'Widgets/FreePlay/View',
  component: FreePlayView,
  args: { onStart: fn() },
};
export default meta;

const story = storiesFor(FreePlayView, freePlayStates);

export const Rest = story('rest', {
  name: '[LGN-07] Enter starts the demo',
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});
export const Soft = story('soft');
export const Busy = story('busy');

type _Covered = CoversEveryState<
  typeof freePlayStates,
  typeof import('./FreePlayView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { JoinView } from './JoinView.tsx';
import { joinStates } from './states.ts';

const meta: Meta<typeof JoinView> = {
  title: 'Widgets/Join/View',
  component: JoinView,
  args: { onOpenAccount: fn(), onService: fn() },
};
export default meta;

const story = storiesFor(JoinView, joinStates);

export const Visitor = story('visitor', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenAccount).toHaveBeenCalledOnce();
  },
});
export const Member = story('member', {
  name: '[NAV-03] A member asks customer service to become an agent',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onService).toHaveBeenCalledOnce();
  },
});
export const Agent = story('agent', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<typeof joinStates, typeof import('./JoinView.stories.tsx')>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MallView } from './MallView.tsx';
import { mallStates } from './states.ts';

const meta: Meta<typeof MallView> = {
  title: 'Widgets/PointsMall/View',
  component: MallView,
  args: { onLogin: fn(), onOpenAccount: fn() },
};
export default meta;

const story = storiesFor(MallView, mallStates);
const phone = { viewport: { value: 'w360' } };

export const Guest = story('guest', {
  name: '[PTS-01] A visitor reads that points never expire, and logs in to see their own',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
export const Phone = story('phone', { globals: phone });
export const Trial = story('trial', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenAccount).toHaveBeenCalledOnce();
  },
});
export const Unknown = story('unknown');
export const Member = story('member');

type _Covered = CoversEveryState<typeof mallStates, typeof import('./MallView.stories.tsx')>;

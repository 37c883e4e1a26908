import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MallView } from './MallView.tsx';
import { mallStates } from './states.ts';

const meta: Meta<typeof MallView> = {
  title: 'Widgets/PointsMall/View',
  component: MallView,
  args: { onLogin: fn(), onOpenAccount: fn(), onWant: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(MallView, mallStates);
const phone = { viewport: { value: 'w360' } };

export const Guest = story('guest', {
  name: '[PTS-01] A visitor sees the rewards with their points, and logs in for one or for their own points',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onLogin).toHaveBeenCalledOnce();
    const [reward] = canvas.getAllByRole('article');
    if (!reward) throw new Error('There is no reward');
    await userEvent.click(within(reward).getByRole('button'));
    await expect(args.onWant).toHaveBeenCalledWith(expect.objectContaining({ id: 'spins' }));
  },
});
export const Phone = story('phone', { globals: phone });
export const Trial = story('trial', {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onOpenAccount).toHaveBeenCalledOnce();
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getAllByRole('button').at(-1);
    if (last) await userEvent.click(last);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Closed = story('closed', {
  name: '[PTS-01] A server that shows the rewards to members only leaves the invitation alone',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const Unknown = story('unknown');
export const Member = story('member');

type _Covered = CoversEveryState<typeof mallStates, typeof import('./MallView.stories.tsx')>;

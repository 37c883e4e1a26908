import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MallView } from './MallView.tsx';
import { mallStates } from './states.ts';

const meta: Meta<typeof MallView> = {
  title: 'Widgets/PointsMall/View',
  component: MallView,
  args: { onRedeem: fn(), onLogin: fn(), onOpenAccount: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(MallView, mallStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[PTS-01] A reward in reach can be asked for, one too dear or gone cannot',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const [spins, sent, dear] = canvas.getAllByRole('button');
    if (!spins || !sent || !dear) throw new Error('The rewards are missing');
    await expect(dear).toBeDisabled();
    await userEvent.click(sent);
    await expect(args.onRedeem).toHaveBeenLastCalledWith(args.rewards[1]);
  },
});
export const Phone = story('phone', { globals: phone });
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Guest = story('guest', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
export const Trial = story('trial', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenAccount).toHaveBeenCalledOnce();
  },
});
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline', {
  name: '[ERR-01] A dead line is named, and asked again by one press',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof mallStates, typeof import('./MallView.stories.tsx')>;

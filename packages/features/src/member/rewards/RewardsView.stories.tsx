import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RewardsView } from './RewardsView.tsx';
import { rewardsStates } from './states.ts';

const meta: Meta<typeof RewardsView> = {
  title: 'Widgets/MemberRewards/View',
  component: RewardsView,
  args: { onClaim: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(RewardsView, rewardsStates);
const phone = { viewport: { value: 'w360' } };

export const Content = story('content', {
  name: '[REW-01] A reward is claimed; the older ones are shown on demand',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [claim] = canvas.getAllByRole('button');
    if (!claim) throw new Error('There is nothing to claim');
    await userEvent.click(claim);
    await expect(args.onClaim).toHaveBeenCalledOnce();
    const rows = () => canvasElement.querySelectorAll('[aria-labelledby="rewards-history"] li');
    await expect(rows()).toHaveLength(3);
    const all = canvasElement.querySelector('[aria-expanded="false"]');
    if (!all) throw new Error('There is no way to the others');
    await userEvent.click(all);
    await expect(rows()).toHaveLength(4);
  },
});
export const Phone = story('phone', { globals: phone });
export const Claiming = story('claiming', {
  name: '[REW-01] [WAL-07] While one reward is claimed, no press counts, on this button or another',
  play: async ({ args, canvas, userEvent }) => {
    const [other, busy] = canvas.getAllByRole('button');
    if (!other || !busy) throw new Error('There is nothing to claim');
    await expect(other).toBeDisabled();
    await userEvent.click(busy);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
});
export const Unsettled = story('unsettled');
export const Refused = story('refused');
export const OtherStates = story('otherStates', {
  name: '[REW-01] A reward that cannot be claimed shows its state, and has no button',
  play: async ({ canvasElement }) => {
    const cards = canvasElement.querySelector('[aria-labelledby="rewards-waiting"]');
    await expect(cards?.querySelectorAll('button')).toHaveLength(0);
    await expect(cards?.querySelectorAll('[data-component="badge"]')).toHaveLength(3);
  },
});
export const LongText = story('longText', { globals: phone });
export const NoneWaiting = story('noneWaiting');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');

type _Covered = CoversEveryState<typeof rewardsStates, typeof import('./RewardsView.stories.tsx')>;

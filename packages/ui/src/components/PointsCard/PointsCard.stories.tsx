import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { pointsCardStates } from './PointsCard.states.ts';
import { PointsCard } from './PointsCard.tsx';

const meta: Meta<typeof PointsCard> = {
  title: 'Components/PointsCard',
  component: PointsCard,
  args: { onRedeem: fn() },
};
export default meta;

const story = storiesFor(PointsCard, pointsCardStates, {
  wrap: (card) => <div style={{ maxInlineSize: 284 }}>{card}</div>,
});
export const Available = story('available', {
  name: '[PTS-01] [A11-01] The button names the reward and redeems it by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: `${args.actionLabel}: ${args.title}` });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
});
export const Short = story('short', {
  name: '[PTS-01] With too few points nothing can be redeemed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
export const SoldOut = story('soldOut', {
  name: '[PTS-01] A sold-out reward stays visible, without a button',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(args.actionLabel)).toBeVisible();
  },
});

// Stories that the build adds: Busy, WithoutNote, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DraftOffer } from './DraftOffer.tsx';
import { draftOfferStates } from './states.ts';

const meta: Meta<typeof DraftOffer> = {
  title: 'Widgets/DraftOffer',
  component: DraftOffer,
  args: { onAccept: fn(), onDecline: fn() },
};
export default meta;

const story = storiesFor(DraftOffer, draftOfferStates);

export const Offered = story('offered', {
  name: '[REG-05] [A11-01] The draft is offered, and can be declined',
  play: async ({ canvas, args, userEvent }) => {
    const [accept, decline] = canvas.getAllByRole('button');
    if (!accept || !decline) throw new Error('two answers');
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(decline);
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof draftOfferStates,
  typeof import('./DraftOffer.stories.tsx')
>;

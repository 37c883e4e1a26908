import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PromotionPageView } from './PromotionPageView.tsx';
import { promotionPageStates } from './page-states.ts';

const meta: Meta<typeof PromotionPageView> = {
  title: 'Widgets/Promotions/Page',
  component: PromotionPageView,
  args: { onAct: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(PromotionPageView, promotionPageStates);
const phone = { viewport: { value: 'w360' } };

const steps = async (
  canvas: { getAllByRole: (role: string) => HTMLElement[] },
  press: (one: Element) => Promise<void>,
) => {
  const last = canvas.getAllByRole('button').at(-1);
  if (!last) throw new Error('There is no next step');
  await press(last);
};

export const Open = story('open', {
  name: '[PRO-01] Who may join, how bets count, and the step to join',
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onAct).toHaveBeenCalledWith('join');
  },
});
export const Applying = story('applying', { globals: phone });
export const Rejected = story('rejected', { globals: phone });
export const Issued = story('issued', {
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onAct).toHaveBeenCalledWith('claim');
  },
});
export const Raffle = story('raffle', { globals: phone });
export const Refused = story('refused', { globals: phone });
export const Busy = story('busy', { globals: phone });
export const Missing = story('missing');
export const Loading = story('loading');
export const Failed = story('failed');

type _Covered = CoversEveryState<
  typeof promotionPageStates,
  typeof import('./PromotionPage.stories.tsx')
>;

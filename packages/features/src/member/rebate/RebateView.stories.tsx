import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RebateView } from './RebateView.tsx';
import { rebateStates } from './states.ts';

const meta: Meta<typeof RebateView> = {
  title: 'Widgets/MemberRebate/View',
  component: RebateView,
  args: { onClaim: fn(), onAgain: fn(), onRetry: fn(), onRetryPast: fn(), onPastPage: fn() },
};
export default meta;

const story = storiesFor(RebateView, rebateStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-14] [REB-01] The amount on the button is the one that is claimed',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /114\.20/ }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
  },
});
export const Phone = story('phone', { globals: phone });
export const TooLittle = story('tooLittle', {
  name: '[REB-01] Below the minimum nothing can be claimed, and the minimum is shown',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(/10\.00/)).toBeVisible();
    const claim = canvasElement.querySelector<HTMLButtonElement>('button:disabled');
    if (!claim) throw new Error('It can be taken');
    claim.click();
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
});
export const Empty = story('empty');
export const LongText = story('longText', { globals: phone });
export const Claiming = story('claiming', {
  name: '[WAL-07] While a claim is under way there is no second one',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /114\.20/ }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
});
export const AlreadyTaken = story('alreadyTaken');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('[data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const PastFailed = story('pastFailed');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof rebateStates, typeof import('./RebateView.stories.tsx')>;

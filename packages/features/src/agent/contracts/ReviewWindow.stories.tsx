import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ReviewWindow } from './ReviewWindow.tsx';
import { reviewStates } from './review-states.ts';

const meta: Meta<typeof ReviewWindow> = {
  title: 'Widgets/Contracts/Review',
  component: ReviewWindow,
  args: { onConfirm: fn(), onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(ReviewWindow, reviewStates);
const review = async () => within(await screen.findByRole('dialog'));
/** The last button: it confirms. */
const goOn = async () => {
  const last = (await review()).getAllByRole('button').at(-1);
  if (!last) throw new Error('There is no button to go on');
  return last;
};

export const Accept = story('accept', {
  name: '[AGT-13] Lists every contract below with the effect on it; it can be confirmed once ticked as read',
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByRole, getByText } = await review();
    await expect(getAllByRole('listitem')).toHaveLength(4);
    await expect(getByText('paused')).toBeVisible();
    await expect(await goOn()).toBeDisabled();
    await userEvent.click(getByRole('checkbox'));
    await userEvent.click(await goOn());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const NoneAffected = story('noneAffected');
export const Reject = story('reject');
export const AskEnd = story('askEnd');
export const Refuse = story('refuse');
export const Terminate = story('terminate');
export const Withdraw = story('withdraw');
export const Loading = story('loading', {
  name: '[AGT-13] A step cannot be confirmed before the list is loaded',
  play: async () => {
    await expect(await goOn()).toBeDisabled();
  },
});
export const Unread = story('unread', {
  play: async ({ args, userEvent }) => {
    const alert = document.querySelector('[role="status"] button');
    const button = alert ?? (await review()).getAllByRole('button')[1];
    if (!button) throw new Error('There is no second try');
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await goOn()).toBeDisabled();
  },
});
export const Sending = story('sending');
export const LostAnswer = story('lostAnswer');
export const FeatureOff = story('featureOff');

type _Covered = CoversEveryState<typeof reviewStates, typeof import('./ReviewWindow.stories.tsx')>;

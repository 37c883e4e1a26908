import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { OfferReviewWindow } from './OfferReviewWindow.tsx';
import { offerReviewStates } from './offer-review-states.ts';

const meta: Meta<typeof OfferReviewWindow> = {
  title: 'Widgets/Contracts/OfferReview',
  component: OfferReviewWindow,
  args: { onConfirm: fn(), onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(OfferReviewWindow, offerReviewStates);
const review = async () => within(await screen.findByRole('dialog'));
/** The last button: it sends the offer. */
const send = async () => {
  const last = (await review()).getAllByRole('button').at(-1);
  if (!last) throw new Error('There is nothing to send with');
  return last;
};

export const Touched = story('touched', {
  name: '[AGT-13] Lists every affected contract; the offer can be sent once the list is ticked as read',
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByRole, getByText } = await review();
    await expect(getAllByRole('listitem')).toHaveLength(4);
    await expect(getByText('paused')).toBeVisible();
    await expect(await send()).toBeDisabled();
    await userEvent.click(getByRole('checkbox'));
    await userEvent.click(await send());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const NoneTouched = story('noneTouched', {
  name: '[AGT-13] When nothing changes the window says so, and there is nothing to tick',
  play: async ({ args, userEvent }) => {
    const { queryByRole } = await review();
    await expect(queryByRole('checkbox')).toBeNull();
    await userEvent.click(await send());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});
export const Hourly = story('hourly');
export const Loading = story('loading', {
  name: '[AGT-13] The offer cannot be sent before the list is loaded',
  play: async () => {
    await expect(await send()).toBeDisabled();
  },
});
export const Unread = story('unread', {
  name: '[ERR-01] A list that failed to load can be loaded again, and nothing is sent without it',
  play: async ({ args, userEvent }) => {
    const again = (await screen.findByRole('dialog')).querySelector(
      '[data-component="alert"] button',
    );
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await send()).toBeDisabled();
  },
});
export const Sending = story('sending');
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<
  typeof offerReviewStates,
  typeof import('./OfferReviewWindow.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReferralView } from './ReferralView.tsx';
import { referralStates } from './states.ts';

const meta: Meta<typeof ReferralView> = {
  title: 'Widgets/MemberReferral/View',
  component: ReferralView,
  args: {
    onCopyLink: fn(),
    onCopyCode: fn(),
    onShare: fn(),
    onShareCode: fn(),
    onSave: fn(),
    onPage: fn(),
    onRange: fn(),
    onRetry: fn(),
    onRetryFriends: fn(),
  },
};
export default meta;

const story = storiesFor(ReferralView, referralStates);
const phone = { viewport: { value: 'w360' } };

export const Content = story('content', {
  name: '[REF-01] Link and code are copied and shared, the QR code is saved',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [link, code, shareCode, save, share] = canvasElement.querySelectorAll(
      '[aria-labelledby="referral-link"] button',
    );
    if (!link || !code || !shareCode || !save || !share) throw new Error('A way is missing');
    await userEvent.click(link);
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await userEvent.click(code);
    await expect(args.onCopyCode).toHaveBeenCalledOnce();
    await userEvent.click(shareCode);
    await expect(args.onShareCode).toHaveBeenCalledOnce();
    await userEvent.click(save);
    const drawing = canvasElement.querySelector('[data-component="qr-code"]');
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), drawing);
    await userEvent.click(share);
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByText('sa***12')).toBeVisible();
  },
});
export const Phone = story('phone', { globals: phone });
export const NoShare = story('noShare', {
  name: '[REF-01] Without a share sheet the link is copied instead',
  play: async ({ args, canvasElement, userEvent }) => {
    const last = [...canvasElement.querySelectorAll('[aria-labelledby="referral-link"] button')].at(
      -1,
    );
    if (!last) throw new Error('There is no way');
    await userEvent.click(last);
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
    await expect(args.onShare).not.toHaveBeenCalled();
  },
});
export const CopyFailed = story('copyFailed', {
  name: '[REF-01] A failed copy shows an error, and the link can be selected by hand',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    const { invitation } = args;
    if (invitation.status !== 'ready') throw new Error('There is no invitation');
    await expect(canvas.getByText(invitation.value.link)).toBeVisible();
  },
});
export const ShareFailed = story('shareFailed');
export const SaveFailed = story('saveFailed', { globals: phone });
export const HiddenAmounts = story('hiddenAmounts', {
  name: '[REF-01] [LAY-03] While the balance is hidden, amounts of the member are hidden too',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\d+\.\d\d/);
    await expect(canvasElement).toHaveTextContent('\u09F3***');
  },
});
export const UnknownStatus = story('unknownStatus', {
  name: '[REF-01] An unknown status is shown by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on-hold')).toBeVisible();
  },
});
export const ManyPages = story('manyPages', {
  name: '[REF-01] The list of friends is shown page by page',
  play: async ({ args, canvasElement, userEvent }) => {
    const here = canvasElement.querySelector('[data-component="pagination"] [aria-current]');
    const next = here?.closest('li')?.nextElementSibling?.querySelector('button');
    if (!next) throw new Error('There is no next page');
    await userEvent.click(next);
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
});
export const Turning = story('turning');
export const LongText = story('longText', { globals: phone });
export const NoTerms = story('noTerms');
export const Empty = story('empty', {
  name: '[REF-01] Without friends the next step is the link',
  play: async ({ args, canvasElement, userEvent }) => {
    const copy = canvasElement.querySelector('[data-component="empty-state"] button');
    if (!copy) throw new Error('There is no next step');
    await userEvent.click(copy);
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
});
export const NoneInRange = story('noneInRange', {
  name: '[REF-01] No friends in these days: a button shows all friends',
  play: async ({ args, canvasElement, userEvent }) => {
    const all = canvasElement.querySelector('[data-component="empty-state"] button');
    if (!all) throw new Error('There is no way back');
    await userEvent.click(all);
    await expect(args.onRange).toHaveBeenCalledWith(null);
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] An invitation that failed to load can be loaded again; the friends stay',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('sa***12')).toBeVisible();
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no way to try again');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const FriendsFailed = story('friendsFailed', {
  name: '[ERR-01] After a page of friends failed to load it, or the previous one, can be loaded again',
  play: async ({ args, canvasElement, userEvent }) => {
    const buttons = canvasElement.querySelectorAll('[data-component="error-state"] button');
    for (const button of buttons) await userEvent.click(button);
    await expect(args.onRetryFriends).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
});

type _Covered = CoversEveryState<
  typeof referralStates,
  typeof import('./ReferralView.stories.tsx')
>;

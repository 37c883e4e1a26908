import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SocialView } from './SocialView.tsx';
import { socialStates } from './states.ts';

const meta: Meta<typeof SocialView> = {
  title: 'Widgets/SocialAccounts/View',
  component: SocialView,
  args: { onLink: fn(), onRetry: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SocialView, socialStates);
const phone = { viewport: { value: 'w360' } };

const modalOf = async () => within(await screen.findByRole('dialog'));

export const Member = story('member', {
  name: '[MEM-01] A linked account cannot be changed; another one is typed and sent once',
  play: async ({ args, userEvent }) => {
    const modal = await modalOf();
    const [facebook, telegram] = modal.getAllByRole('listitem');
    if (!facebook || !telegram) throw new Error('There are too few messengers');
    await expect(within(telegram).queryByRole('button')).toBeNull();
    await userEvent.click(within(facebook).getByRole('button'));
    const box = within(facebook).getByRole('textbox');
    await expect(box).toHaveFocus();
    await userEvent.type(box, ' rafid.dhaka {Enter}');
    await expect(args.onLink).toHaveBeenCalledOnce();
    const wanted = { channel: 'facebook', account: 'rafid.dhaka' };
    await expect(args.onLink).toHaveBeenCalledWith(wanted);
  },
});
export const TooShort = story('member', {
  name: '[MEM-01] A text that is too short is reported at its field; cancelling moves the focus back to the button',
  play: async ({ args, userEvent }) => {
    const modal = await modalOf();
    const [row] = modal.getAllByRole('listitem');
    if (!row) throw new Error('There is no messenger');
    await userEvent.click(within(row).getByRole('button'));
    const box = within(row).getByRole('textbox');
    await userEvent.type(box, 'ab{Enter}');
    await expect(box).toBeInvalid();
    await expect(args.onLink).not.toHaveBeenCalled();
    const [cancel] = within(row).getAllByRole('button');
    if (cancel) await userEvent.click(cancel);
    await expect(within(row).getByRole('button')).toHaveFocus();
  },
});
export const Phone = story('phone', { globals: phone });
export const AllLinked = story('allLinked');
export const UnknownChannel = story('unknownChannel', {
  name: '[MEM-01] An unknown messenger is shown by its code',
  play: async () => {
    await expect((await modalOf()).getByText('pagermax')).toBeVisible();
  },
});
export const Writing = story('writing', {
  name: "[MEM-01] The server's error for an account is shown under it",
  play: async () => {
    const box = (await modalOf()).getByRole('textbox');
    await waitFor(() => expect(box).toBeInvalid());
    await expect(box).toHaveAccessibleDescription();
  },
});
export const Left = story('left', {
  name: '[MEM-01] Text from an expired session is restored in its row',
  play: async ({ args, userEvent }) => {
    const modal = await modalOf();
    await expect(modal.getByRole('textbox')).toHaveValue('rafid.line');
    await userEvent.type(modal.getByRole('textbox'), '{Enter}');
    await expect(args.onLink).toHaveBeenCalledWith({ channel: 'line', account: 'rafid.line' });
  },
});
export const Saving = story('saving');
export const Network = story('network');
export const AlreadyDone = story('alreadyDone');
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const retry = modal.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof socialStates, typeof import('./SocialView.stories.tsx')>;

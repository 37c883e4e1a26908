import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { NoticeModal } from './NoticeModal.tsx';
import { noticeStates } from './states.ts';

const meta: Meta<typeof NoticeModal> = {
  title: 'Widgets/Notices',
  component: NoticeModal,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(NoticeModal, noticeStates);
const phone = { viewport: { value: 'w360' } };

export const First = story('first', {
  name: "[NOT-01] The time of a notice is written in full, in the site's time zone",
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('2026-11-20 09:30:00')).toBeVisible();
    const buttons = dialog.getAllByRole('button');
    const [newer, older] = buttons.slice(-2);
    if (newer) await userEvent.click(newer);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    if (older) await userEvent.click(older);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
});
export const Middle = story('middle', {
  name: '[NOT-03] Links of a notice have rel and target',
  play: async () => {
    const link = within(await screen.findByRole('dialog')).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_self');
  },
});
export const Last = story('last');
export const Single = story('single');
export const Shrunk = story('shrunk');
export const Hostile = story('hostile', {
  name: '[NOT-03] Scripts in a notice do not run',
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.querySelector('script, iframe, [onclick], [onerror], a[href]')).toBeNull();
    await expect('acted' in window).toBe(false);
  },
});
export const Long = story('long');
export const FirstOnPhone = story('first', { globals: phone });
export const LongOnPhone = story('long', { globals: phone });

type _Covered = CoversEveryState<typeof noticeStates, typeof import('./NoticeModal.stories.tsx')>;

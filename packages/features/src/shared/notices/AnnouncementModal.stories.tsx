import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AnnouncementModal } from './AnnouncementModal.tsx';
import { announcementStates } from './announcement-states.ts';

const meta: Meta<typeof AnnouncementModal> = {
  title: 'Widgets/Announcements/View',
  component: AnnouncementModal,
  parameters: { layout: 'fullscreen' },
  args: { onRest: fn(), onRead: fn(), onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(AnnouncementModal, announcementStates);
const phone = { viewport: { value: 'w360' } };

export const Split = story('split', {
  name: '[NOT-02] Nine per page beside the text; another page opens its first announcement',
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole('dialog');
    const dialog = within(panel);
    // The initial focus is not on the checkbox that hides the announcements.
    await waitFor(() => expect(panel.contains(panel.ownerDocument.activeElement)).toBe(true));
    await expect(dialog.getByRole('checkbox')).not.toHaveFocus();
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(8);
    const open = () => dialog.getByRole('article').querySelector('h3')?.textContent;
    await expect(open()).toBe(args.announcements[0]?.title);
    await userEvent.click(
      dialog.getByRole('button', { name: new RegExp(args.announcements[3]?.title ?? 'none') }),
    );
    await expect(open()).toBe(args.announcements[3]?.title);
    const [, next] = within(dialog.getByRole('navigation')).getAllByRole('button');
    if (next) await userEvent.click(next);
    await expect(open()).toBe(args.announcements[9]?.title);
    await expect(args.onRead).toHaveBeenLastCalledWith(args.announcements[9]?.id);
  },
});
export const SplitOne = story('splitOne');
export const SplitLong = story('splitLong');
export const Resting = story('resting', {
  name: '[NOT-02] Announcements can be hidden for today and shown again',
  play: async ({ args, userEvent }) => {
    const box = within(await screen.findByRole('dialog')).getByRole('checkbox');
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onRest).toHaveBeenCalledWith(false);
  },
});
export const List = story('list', {
  name: '[NOT-02] [A11-01] Seven per page without a text; the text replaces the list and focus returns to its row',
  globals: phone,
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('article')).toBeNull();
    const row = dialog.getByRole('button', {
      name: new RegExp(args.announcements[6]?.title ?? 'none'),
    });
    await userEvent.click(row);
    const text = dialog.getByRole('article');
    await expect(text).toHaveFocus();
    await expect(row).not.toBeVisible();
    const [back] = within(text).getAllByRole('button');
    if (back) await userEvent.click(back);
    await expect(row).toHaveFocus();
  },
});
export const ListShort = story('listShort', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, userEvent }) => {
    const alert = (await screen.findByRole('dialog')).querySelector(
      '[data-component="error-state"] button',
    );
    if (alert) await userEvent.click(alert);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');

type _Covered = CoversEveryState<
  typeof announcementStates,
  typeof import('./AnnouncementModal.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessagesView } from './MessagesView.tsx';
import { messagesStates } from './states.ts';

const meta: Meta<typeof MessagesView> = {
  title: 'Widgets/MemberMessages/View',
  component: MessagesView,
  args: {
    onFilter: fn(),
    onPage: fn(),
    onOpen: fn(),
    onChosen: fn(),
    onReadAll: fn(),
    onReadChosen: fn(),
    onDelete: fn(),
    onDeleteChosen: fn(),
    onDeleteAll: fn(),
    onRetry: fn(),
  },
};
export default meta;

const story = storiesFor(MessagesView, messagesStates);
const phone = { viewport: { value: 'w360' } };

export const List = story('list', {
  name: '[MSG-01] Unread messages are marked, a press opens one, and a filter shows only unread ones',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-state="unread"]')).toHaveLength(4);
    const [first] = canvasElement.querySelectorAll<HTMLElement>('li > button');
    if (!first) throw new Error('There is no message');
    await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const unread = canvas.getAllByRole('radio')[1];
    if (!unread) throw new Error('There is no filter');
    await userEvent.click(unread);
    await expect(args.onFilter).toHaveBeenCalledWith('unread');
  },
});
export const Reading = story('reading');
export const Phone = story('phone', { globals: phone });
export const PhoneReading = story('phoneReading', {
  name: '[MSG-01] On a phone a text fills the page, with a button back to the list',
  globals: phone,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('ul')).not.toBeVisible();
    const [back] = canvas.getAllByRole('button');
    if (!back) throw new Error('There is no way back');
    await userEvent.click(back);
    await expect(args.onOpen).toHaveBeenCalledWith(null);
  },
});
export const Choosing = story('choosing', {
  name: '[MSG-01] Messages are ticked one by one or a page at once',
  play: async ({ args, canvas, userEvent }) => {
    const [all, , second] = canvas.getAllByRole('checkbox');
    if (!all || !second) throw new Error('There is nothing to tick');
    await userEvent.click(second);
    await expect(args.onChosen).toHaveBeenLastCalledWith(new Set(['mg-4']));
    await userEvent.click(all);
    await expect(args.onChosen).toHaveBeenLastCalledWith(
      new Set(['mg-0', 'mg-1', 'mg-2', 'mg-3', 'mg-4', 'mg-5']),
    );
  },
});
export const PhoneChoosing = story('phoneChoosing', { globals: phone });
export const Busy = story('busy');
export const Turning = story('turning');
export const Refused = story('refused');
export const Hostile = story('hostile', {
  name: '[MSG-01] [NOT-03] Scripts in a message are removed, its text stays',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('article script, article [onclick]')).toBeNull();
    await expect(canvasElement.querySelector('a[href^="javascript"], a[href^="//"]')).toBeNull();
    await expect(Reflect.get(window, 'acted')).toBeUndefined();
  },
});
export const LongText = story('longText', { globals: phone });
export const LongReading = story('longReading');
export const Empty = story('empty');
export const EmptyUnread = story('emptyUnread');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');
export const Announcements = story('announcements', {
  name: '[NOT-02] Announcements for members stand among the messages, with the number of unread ones',
  play: async ({ args, canvas, userEvent }) => {
    const [all, , announcements] = canvas.getAllByRole('radio');
    if (!all || !announcements) throw new Error('There is no filter');
    await expect(announcements).toBeChecked();
    await expect(canvas.getByRole('article')).toBeVisible();
    await userEvent.click(all);
    await expect(args.onFilter).toHaveBeenCalledWith('all');
  },
});
export const AnnouncementsPhone = story('announcementsPhone', { globals: phone });
export const AnnouncementsEmpty = story('announcementsEmpty');
export const AnnouncementsLoading = story('announcementsLoading');
export const AnnouncementsFailed = story('announcementsFailed');

type _Covered = CoversEveryState<
  typeof messagesStates,
  typeof import('./MessagesView.stories.tsx')
>;

import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { MessagesWidget } from './MessagesWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberMessages/Live' };
export default meta;

const story = liveStories(<MessagesWidget />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-13] [MSG-01] A message is opened and read, then deleted after a question',
  play: async ({ test, canvas, canvasElement, say, userEvent }) => {
    const unread = () => canvasElement.querySelectorAll('[data-state="unread"]').length;
    await waitFor(() => expect(unread()).toBe(2));
    const [first] = canvasElement.querySelectorAll<HTMLElement>('li > button');
    if (!first) throw new Error('There is no message');
    await userEvent.click(first);
    await waitFor(() => expect(unread()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: say('action.delete') }));
    const question = await waitFor(() => {
      const [asked] = test.runtime.dialogs.getSnapshot();
      if (!asked) throw new Error('Nothing was asked');
      return asked;
    });
    await expect(question.title).toBe(say('confirm.deleteMessage.title'));
    test.runtime.dialogs.answer(question.id, true);
    const left = say('paging.shown', { from: 1, to: 6, total: 13 });
    await expect(await canvas.findByText(left)).toBeVisible();
  },
});

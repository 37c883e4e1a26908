import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ProfileWindow } from './ProfileWindow.tsx';

const meta: Meta = { title: 'Widgets/Profile/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const onClose = fn();
const story = liveStories(
  <>
    <ProfileWindow onClose={onClose} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-01] A new nickname is saved and shown at once',
  play: async ({ test, say, userEvent }) => {
    onClose.mockClear();
    const modal = within(await screen.findByRole('dialog'));
    const nickname = await modal.findByRole('textbox', {
      name: new RegExp(`^${say('field.nickname')}`),
    });
    await userEvent.clear(nickname);
    await userEvent.type(nickname, 'Rafi');
    await userEvent.click(modal.getByRole('button', { name: say('action.save') }));
    await expect(await screen.findByText(say('success.profileSaved'))).toBeVisible();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const state = test.runtime.session.store.getState();
    await expect('member' in state && state.member.nickname).toBe('Rafi');
  },
});

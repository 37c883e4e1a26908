import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { AccountWidget } from './AccountWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberAccount/Live' };
export default meta;

const story = liveStories(
  <>
    <AccountWidget />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-01] The account of a member, with its balance and its protections',
  play: async ({ test, canvas, say, userEvent }) => {
    await expect(await canvas.findByText(/^\+880 /)).toBeVisible();
    await expect(await canvas.findByText(/12,450\.00/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: `${say('action.change')} ${say('auth.password')}` }),
    );
    await expect(test.runtime.overlays.store.getState().modal?.name).toBe('changePassword');
  },
});

export const OpensWindows = story(asMember, {
  name: '[MEM-01] Each protection opens its window over the page, and closing returns to it',
  play: async ({ canvas, say, userEvent }) => {
    const windows = [
      [say('action.change'), say('auth.transactionPassword')],
      [say('security.turnOn'), say('security.authenticator')],
      [say('security.look'), say('security.payout')],
    ] as const;
    for (const [action, name] of windows) {
      const button = await canvas.findByRole('button', { name: `${action} ${name}` });
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
});

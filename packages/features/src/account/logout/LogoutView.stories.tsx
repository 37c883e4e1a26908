import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LogoutView } from './LogoutView.tsx';
import { logoutStates } from './states.ts';

const meta: Meta<typeof LogoutView> = {
  title: 'Widgets/Logout/View',
  component: LogoutView,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(LogoutView, logoutStates);

const actionsOf = async () => {
  const dialog = await screen.findByRole('alertdialog');
  const [cancel, confirm] = dialog.querySelectorAll<HTMLElement>('[data-part="actions"] button');
  if (!cancel || !confirm) throw new Error('no answers');
  return { cancel, confirm };
};

export const Asking = story('asking', {
  name: '[LGN-08] The question has its focus on the answer; Escape means no',
  play: async ({ args, userEvent }) => {
    const { confirm } = await actionsOf();
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
});
export const Busy = story('busy', {
  name: '[LGN-08] During the logout it cannot be cancelled and no second request is sent',
  play: async ({ args, userEvent }) => {
    const { cancel, confirm } = await actionsOf();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(cancel).toBeDisabled();
    confirm.click();
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
export const OnPhone = story('asking', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<typeof logoutStates, typeof import('./LogoutView.stories.tsx')>;

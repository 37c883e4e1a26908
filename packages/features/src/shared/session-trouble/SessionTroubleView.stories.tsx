import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SessionTroubleView } from './SessionTroubleView.tsx';
import { sessionTroubleStates } from './states.ts';

const meta: Meta<typeof SessionTroubleView> = {
  title: 'Widgets/SessionTrouble/View',
  component: SessionTroubleView,
  args: { onRetry: fn(), onLogout: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SessionTroubleView, sessionTroubleStates);

export const Offline = story('offline', {
  name: '[LGN-03] [ERR-01] It shows the error, with buttons to try again or to log out',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    const [retry, logout] = canvas.getAllByRole('button');
    if (!retry || !logout) throw new Error('no buttons');
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(logout).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const Slow = story('slow');
export const ServerError = story('serverError');
export const BadAnswer = story('badAnswer');
export const Busy = story('busy');
export const OnPhone = story('offline', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<
  typeof sessionTroubleStates,
  typeof import('./SessionTroubleView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { BrokenWindow } from './BrokenWindow.tsx';
import { brokenWindowStates } from './states.ts';

const meta: Meta<typeof BrokenWindow> = {
  title: 'Widgets/BrokenWindow',
  component: BrokenWindow,
  args: { onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(BrokenWindow, brokenWindowStates);

export const Broken = story('broken', {
  name: '[ERR-01] [A11-01] A window with an error says so and can be retried or closed',
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

type _Covered = CoversEveryState<
  typeof brokenWindowStates,
  typeof import('./BrokenWindow.stories.tsx')
>;

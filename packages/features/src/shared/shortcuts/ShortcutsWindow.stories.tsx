import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ShortcutsWindow } from './ShortcutsWindow.tsx';
import { shortcutsStates } from './states.ts';

const meta: Meta<typeof ShortcutsWindow> = {
  title: 'Widgets/Shortcuts',
  component: ShortcutsWindow,
  args: { onTurn: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(ShortcutsWindow, shortcutsStates);

export const On = story('on', {
  name: '[X-05] [A11-01] The keys of a page are listed, and can be turned off',
  play: async ({ args, userEvent }) => {
    const window = within(await screen.findByRole('dialog'));
    await expect(window.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(window.getByRole('switch'));
    await expect(args.onTurn).toHaveBeenCalledWith(false);
  },
});
export const Off = story('off');

type _Covered = CoversEveryState<
  typeof shortcutsStates,
  typeof import('./ShortcutsWindow.stories.tsx')
>;

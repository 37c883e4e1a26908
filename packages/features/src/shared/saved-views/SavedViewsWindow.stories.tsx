import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { SavedViewsWindow } from './SavedViewsWindow.tsx';
import { savedViewsStates } from './states.ts';

const meta: Meta<typeof SavedViewsWindow> = {
  title: 'Widgets/SavedViews',
  component: SavedViewsWindow,
  args: {
    ...{ onChoose: fn(), onSave: fn(), onRename: fn(), onDelete: fn() },
    ...{ onUndo: fn(), onClose: fn() },
  },
};
export default meta;

const story = storiesFor(SavedViewsWindow, savedViewsStates);
const dialog = async () => within(await screen.findByRole('dialog'));

export const None = story('none', {
  name: '[AGT-05] A view gets a name; without one the field says what is missing',
  play: async ({ args, userEvent }) => {
    const window = await dialog();
    await userEvent.type(window.getByRole('textbox'), '{Enter}');
    await expect(window.getByRole('textbox')).toBeInvalid();
    await userEvent.type(window.getByRole('textbox'), ' RNG {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('RNG');
  },
});
export const Some = story('some', {
  name: '[AGT-05] A view is chosen by its name; another name is refused where a view has it',
  play: async ({ args, userEvent }) => {
    const window = await dialog();
    await userEvent.click(window.getByRole('button', { name: 'LIVE' }));
    await expect(args.onChoose).toHaveBeenCalledWith('LIVE');
    await userEvent.type(window.getByRole('textbox'), 'live{Enter}');
    await expect(window.getByRole('textbox')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
export const NoPeriod = story('noPeriod', {
  name: '[AGT-05] A list without a period has views without days',
  play: async () => {
    const row = (await dialog()).getByRole('listitem');
    await expect(within(row).getAllByRole('button')).toHaveLength(3);
    await expect(row.textContent).not.toMatch(/\d/);
  },
});
export const NoneNoPeriod = story('noneNoPeriod');
export const LongNames = story('longNames', { globals: { viewport: { value: 'w360' } } });
export const Full = story('full', {
  name: '[AGT-05] A list with all its views has no field for another one',
  play: async () => {
    await expect((await dialog()).queryByRole('textbox')).toBeNull();
  },
});
export const Saved = story('saved');
export const Deleted = story('deleted', {
  name: '[AGT-05] A deleted view comes back with one press',
  play: async ({ args, userEvent }) => {
    const note = within((await dialog()).getByRole('status'));
    await userEvent.click(note.getByRole('button'));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});
export const Taken = story('taken');
export const NoSpace = story('noSpace');

type _Covered = CoversEveryState<
  typeof savedViewsStates,
  typeof import('./SavedViewsWindow.stories.tsx')
>;

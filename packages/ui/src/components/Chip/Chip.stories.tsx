import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { chipStates } from './Chip.states.ts';
import { Chip } from './Chip.tsx';

const meta: Meta<typeof Chip> = { title: 'Components/Chip', component: Chip };
export default meta;

const story = storiesFor(Chip, chipStates);

export const ToggledByKeyboard = story('rest', {
  name: '[A11-01] Space presses it; the pressed state is announced',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { pressed: false });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const RemovedByKeyboard = story('removable', {
  name: '[A11-01] A removable chip names its verb and is removed with Enter',
  play: async ({ canvas, userEvent, args }) => {
    const chip = canvas.getByRole('button', { name: `${args.children} ${args.removeLabel}` });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: Rest, Selected, WithIcon, SelectedWithIcon, Removable, Disabled, LongText, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours

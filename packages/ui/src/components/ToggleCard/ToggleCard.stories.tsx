import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { toggleCardStates } from './ToggleCard.states.ts';
import { ToggleCard } from './ToggleCard.tsx';

const meta: Meta<typeof ToggleCard> = { title: 'Components/ToggleCard', component: ToggleCard };
export default meta;

const story = storiesFor(ToggleCard, toggleCardStates);

export const ToggledByKeyboard = story('rest', {
  name: '[A11-01] Space and Enter press it; label and detail name it, its state is announced',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const name = `${args.label} ${args.detail}`;
    const card = canvas.getByRole('button', { name, pressed: false });
    await userEvent.tab();
    await expect(card).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const SelectedIsSaid = story('selected', {
  name: '[A11-01] The chosen card is a pressed toggle',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});

// Stories that the build adds: Rest, Selected, Plain, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

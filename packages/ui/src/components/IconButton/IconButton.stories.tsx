import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { iconButtonStates } from './IconButton.states.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = { title: 'Components/IconButton', component: IconButton };
export default meta;

const story = storiesFor(IconButton, iconButtonStates);

export const NamedAndPressed = story('ghost', {
  name: '[A11-01] Has a name in words and works by keyboard',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const FingerSized = story('small', {
  name: '[A11-01] Never under 24 px, 44 px below desktop width',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    const least = matchMedia('(min-width: 1024px)').matches ? 36 : 44;
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
  },
});

// Stories that the build adds: Ghost, Soft, Secondary, Small, Large, Pressed, Busy, Disabled, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours

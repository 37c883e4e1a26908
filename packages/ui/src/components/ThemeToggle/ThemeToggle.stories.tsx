import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { themeToggleStates } from './ThemeToggle.states.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta: Meta<typeof ThemeToggle> = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { onToggle: fn() },
};
export default meta;

const story = storiesFor(ThemeToggle, themeToggleStates);
export const Pressed = story('light', {
  name: '[LAY-04] [A11-01] switches by keyboard',
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: args.label }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

// Stories that the build adds: Light, Dark, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

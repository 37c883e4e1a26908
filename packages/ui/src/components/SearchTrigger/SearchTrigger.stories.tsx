import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { searchTriggerStates } from './SearchTrigger.states.ts';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta: Meta<typeof SearchTrigger> = {
  title: 'Components/SearchTrigger',
  component: SearchTrigger,
};
export default meta;

const story = storiesFor(SearchTrigger, searchTriggerStates);

export const Presses = story('withShortcut', {
  name: '[A11-01] Only its text names it; Enter and Space press it',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

// Stories that the build adds: Plain, WithShortcut, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

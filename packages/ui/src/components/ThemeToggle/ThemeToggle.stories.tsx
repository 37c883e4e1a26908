import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { themeToggleStates } from './ThemeToggle.states.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta: Meta<typeof ThemeToggle> = {
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  args: { onToggle: fn() },
};
export default meta;

const story = storiesFor(ThemeToggle, themeToggleStates);
export const Light = story('light');
export const Dark = story('dark');
export const AllStates = allStates(ThemeToggle, themeToggleStates);

type _Covered = CoversEveryState<
  typeof themeToggleStates,
  typeof import('./ThemeToggle.stories.tsx')
>;

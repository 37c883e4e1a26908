import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { tabBarStates } from './TabBar.states.ts';
import { TabBar } from './TabBar.tsx';

const meta: Meta<typeof TabBar> = {
  title: 'Components/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(TabBar, tabBarStates);
export const Home = story('home');
export const Games = story('games');
export const Nowhere = story('nowhere');
export const WithCount = story('withCount');
export const Guest = story('guest');
export const AllStates = allStates(TabBar, tabBarStates);

type _Covered = CoversEveryState<typeof tabBarStates, typeof import('./TabBar.stories.tsx')>;

import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { navBarStates } from './NavBar.states.ts';
import { NavBar } from './NavBar.tsx';

const meta: Meta<typeof NavBar> = {
  title: 'Components/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(NavBar, navBarStates);
export const Home = story('home');
export const InCategory = story('inCategory');
export const Nowhere = story('nowhere');
export const WithoutPanels = story('withoutPanels');
export const Few = story('few');
export const AllStates = allStates(NavBar, navBarStates);

type _Covered = CoversEveryState<typeof navBarStates, typeof import('./NavBar.stories.tsx')>;

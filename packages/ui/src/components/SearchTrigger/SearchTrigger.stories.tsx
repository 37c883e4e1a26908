import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { searchTriggerStates } from './SearchTrigger.states.ts';
import { SearchTrigger } from './SearchTrigger.tsx';

const meta: Meta<typeof SearchTrigger> = {
  title: 'Components/SearchTrigger',
  component: SearchTrigger,
};
export default meta;

const story = storiesFor(SearchTrigger, searchTriggerStates);
export const Plain = story('plain');
export const WithShortcut = story('withShortcut');
export const AllStates = allStates(SearchTrigger, searchTriggerStates);

type _Covered = CoversEveryState<
  typeof searchTriggerStates,
  typeof import('./SearchTrigger.stories.tsx')
>;

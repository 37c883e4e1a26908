import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { gridStates } from './Grid.states.ts';
import { Grid } from './Grid.tsx';

const meta: Meta<typeof Grid> = { title: 'Components/Grid', component: Grid };
export default meta;

const story = storiesFor(Grid, gridStates);
export const Standard = story('standard');
export const Narrow = story('narrow');
export const Wide = story('wide');
export const FewShared = story('fewShared');
export const FewKept = story('fewKept');
export const List = story('list');

type _Covered = CoversEveryState<typeof gridStates, typeof import('./Grid.stories.tsx')>;

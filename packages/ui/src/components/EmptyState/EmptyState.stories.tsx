import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { emptyStateStates } from './EmptyState.states.ts';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Components/EmptyState', component: EmptyState };
export default meta;

const story = storiesFor(EmptyState, emptyStateStates);
export const Boat = story('boat');
export const River = story('river');
export const Net = story('net');
export const NoAction = story('noAction');
export const LongText = story('longText');

type _Covered = CoversEveryState<
  typeof emptyStateStates,
  typeof import('./EmptyState.stories.tsx')
>;

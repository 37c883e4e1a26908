import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { emptyStateStates } from './EmptyState.states.ts';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = { title: 'Components/EmptyState', component: EmptyState };
export default meta;

storiesFor(EmptyState, emptyStateStates);

// Stories that the build adds: Boat, River, Net, NoAction, LongText, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours

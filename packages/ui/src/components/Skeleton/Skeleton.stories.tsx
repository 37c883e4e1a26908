import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { skeletonStates } from './Skeleton.states.ts';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton };
export default meta;

storiesFor(Skeleton, skeletonStates);

// Stories that the build adds: Text, Block, Circle, Pill, Fluid, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { skeletonStates } from './Skeleton.states.ts';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton };
export default meta;

const story = storiesFor(Skeleton, skeletonStates);
export const Text = story('text');
export const Block = story('block');
export const Circle = story('circle');
export const Pill = story('pill');
export const Fluid = story('fluid');

type _Covered = CoversEveryState<typeof skeletonStates, typeof import('./Skeleton.stories.tsx')>;

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { surfaceStates } from './Surface.states.ts';
import { Surface } from './Surface.tsx';

const meta: Meta<typeof Surface> = { title: 'Components/Surface', component: Surface };
export default meta;

const story = storiesFor(Surface, surfaceStates);
export const Raised = story('raised');
export const Sunken = story('sunken');
export const Overlay = story('overlay');
export const Panel = story('panel');
export const Page = story('page');
export const Inverse = story('inverse');
export const Accent = story('accent');
export const Warm = story('warm');
export const Square = story('square');
export const Clipped = story('clipped');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof surfaceStates, typeof import('./Surface.stories.tsx')>;

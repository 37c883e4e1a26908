import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { stitchStates } from './Stitch.states.ts';
import { Stitch } from './Stitch.tsx';

const meta: Meta<typeof Stitch> = { title: 'Components/Stitch', component: Stitch };
export default meta;

const story = storiesFor(Stitch, stitchStates);
export const Hairline = story('hairline');
export const Accent = story('accent');
export const Warm = story('warm');

type _Covered = CoversEveryState<typeof stitchStates, typeof import('./Stitch.stories.tsx')>;

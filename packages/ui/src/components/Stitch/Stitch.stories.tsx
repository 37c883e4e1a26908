import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { stitchStates } from './Stitch.states.ts';
import { Stitch } from './Stitch.tsx';

const meta: Meta<typeof Stitch> = { title: 'Components/Stitch', component: Stitch };
export default meta;

storiesFor(Stitch, stitchStates);

// Stories that the build adds: Hairline, Accent, Warm, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { surfaceStates } from './Surface.states.ts';
import { Surface } from './Surface.tsx';

const meta: Meta<typeof Surface> = { title: 'Components/Surface', component: Surface };
export default meta;

storiesFor(Surface, surfaceStates);

// Stories that the build adds: Raised, Sunken, Overlay, Panel, Page, Inverse, Accent, Warm, Square, Clipped, LongText,
// Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

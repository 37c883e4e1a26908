import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { surfaceStates } from './Surface.states.ts';
import { Surface } from './Surface.tsx';

const meta: Meta<typeof Surface> = { title: 'Components/Surface', component: Surface };
export default meta;

storiesFor(Surface, surfaceStates);

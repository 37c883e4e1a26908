import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { flagStates } from './Flag.states.ts';
import { Flag } from './Flag.tsx';

const meta: Meta<typeof Flag> = { title: 'Components/Flag', component: Flag };
export default meta;

const story = storiesFor(Flag, flagStates);
export const Bengali = story('bengali');
export const English = story('english');
export const NotDrawn = story('notDrawn');

type _Covered = CoversEveryState<typeof flagStates, typeof import('./Flag.stories.tsx')>;

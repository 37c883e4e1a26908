import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { flagStates } from './Flag.states.ts';
import { Flag } from './Flag.tsx';

const meta: Meta<typeof Flag> = { title: 'Components/Flag', component: Flag };
export default meta;

storiesFor(Flag, flagStates);

// Stories that the build adds: Bengali, English, NotDrawn, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

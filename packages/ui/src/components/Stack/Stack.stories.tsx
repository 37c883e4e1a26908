import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { stackStates } from './Stack.states.ts';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = { title: 'Components/Stack', component: Stack };
export default meta;

storiesFor(Stack, stackStates);

// Stories that the build adds: Standard, Tight, Wide, Start, Centred, List, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours

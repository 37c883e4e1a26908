import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { illustrationStates } from './Illustration.states.ts';
import { Illustration } from './Illustration.tsx';

const meta: Meta<typeof Illustration> = {
  title: 'Components/Illustration',
  component: Illustration,
};
export default meta;

storiesFor(Illustration, illustrationStates);

// Stories that the build adds: Boat, River, Net, Gate, Signal, Thread, Large, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours

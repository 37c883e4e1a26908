import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { illustrationStates } from './Illustration.states.ts';
import { Illustration } from './Illustration.tsx';

const meta: Meta<typeof Illustration> = {
  title: 'Components/Illustration',
  component: Illustration,
};
export default meta;

const story = storiesFor(Illustration, illustrationStates);
export const Boat = story('boat');
export const River = story('river');
export const Net = story('net');
export const Gate = story('gate');
export const Signal = story('signal');
export const Thread = story('thread');
export const Large = story('large');

type _Covered = CoversEveryState<
  typeof illustrationStates,
  typeof import('./Illustration.stories.tsx')
>;

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { stackStates } from './Stack.states.ts';
import { Stack } from './Stack.tsx';

const meta: Meta<typeof Stack> = { title: 'Components/Stack', component: Stack };
export default meta;

const story = storiesFor(Stack, stackStates);
export const Standard = story('standard');
export const Tight = story('tight');
export const Wide = story('wide');
export const Start = story('start');
export const Centred = story('centred');
export const List = story('list');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof stackStates, typeof import('./Stack.stories.tsx')>;

import type { Meta } from '@storybook/react-vite';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { messageBellStates } from './MessageBell.states.ts';
import { MessageBell } from './MessageBell.tsx';

const meta: Meta<typeof MessageBell> = { title: 'Components/MessageBell', component: MessageBell };
export default meta;

const story = storiesFor(MessageBell, messageBellStates);
export const None = story('none');
export const Some = story('some');
export const Many = story('many');
export const AllStates = allStates(MessageBell, messageBellStates);

type _Covered = CoversEveryState<
  typeof messageBellStates,
  typeof import('./MessageBell.stories.tsx')
>;

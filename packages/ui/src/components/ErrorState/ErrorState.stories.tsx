import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { errorStateStates } from './ErrorState.states.ts';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Components/ErrorState', component: ErrorState };
export default meta;

const story = storiesFor(ErrorState, errorStateStates);
export const Retry = story('retry');
export const Busy = story('busy');
export const Connection = story('connection');
export const WithCode = story('withCode');
export const NoRetry = story('noRetry');
export const WithAction = story('withAction');

type _Covered = CoversEveryState<
  typeof errorStateStates,
  typeof import('./ErrorState.stories.tsx')
>;

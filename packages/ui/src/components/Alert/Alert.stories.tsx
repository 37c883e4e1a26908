import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { alertStates } from './Alert.states.ts';
import { Alert } from './Alert.tsx';

const meta: Meta<typeof Alert> = { title: 'Components/Alert', component: Alert };
export default meta;

const story = storiesFor(Alert, alertStates);
export const Info = story('info');
export const Success = story('success');
export const Warn = story('warn');
export const Danger = story('danger');
export const TitleOnly = story('titleOnly');
export const WithAction = story('withAction');

type _Covered = CoversEveryState<typeof alertStates, typeof import('./Alert.stories.tsx')>;

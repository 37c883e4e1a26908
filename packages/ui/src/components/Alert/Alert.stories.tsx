import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { alertStates } from './Alert.states.ts';
import { Alert } from './Alert.tsx';

const meta: Meta<typeof Alert> = { title: 'Components/Alert', component: Alert };
export default meta;

storiesFor(Alert, alertStates);

// Stories that the build adds: Info, Success, Warn, Danger, TitleOnly, WithAction, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours

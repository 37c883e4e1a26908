import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { spinnerStates } from './Spinner.states.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'Components/Spinner', component: Spinner };
export default meta;

storiesFor(Spinner, spinnerStates);

// Stories that the build adds: Labelled, Large, Silent, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours

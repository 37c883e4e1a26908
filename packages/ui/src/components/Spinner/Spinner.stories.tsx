import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { spinnerStates } from './Spinner.states.ts';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'Components/Spinner', component: Spinner };
export default meta;

const story = storiesFor(Spinner, spinnerStates);
export const Labelled = story('labelled');
export const Large = story('large');
export const Silent = story('silent');

type _Covered = CoversEveryState<typeof spinnerStates, typeof import('./Spinner.stories.tsx')>;

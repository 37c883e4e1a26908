import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { iconButtonStates } from './IconButton.states.ts';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = { title: 'Components/IconButton', component: IconButton };
export default meta;

const story = storiesFor(IconButton, iconButtonStates);
export const Ghost = story('ghost');
export const Soft = story('soft');
export const Secondary = story('secondary');
export const Small = story('small');
export const Large = story('large');
export const Pressed = story('pressed');
export const Busy = story('busy');
export const Disabled = story('disabled');

type _Covered = CoversEveryState<
  typeof iconButtonStates,
  typeof import('./IconButton.stories.tsx')
>;

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { visuallyHiddenStates } from './VisuallyHidden.states.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
};
export default meta;

const story = storiesFor(VisuallyHidden, visuallyHiddenStates);
export const Rest = story('rest');

type _Covered = CoversEveryState<
  typeof visuallyHiddenStates,
  typeof import('./VisuallyHidden.stories.tsx')
>;

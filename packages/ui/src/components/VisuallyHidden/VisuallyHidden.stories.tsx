import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { visuallyHiddenStates } from './VisuallyHidden.states.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
};
export default meta;

storiesFor(VisuallyHidden, visuallyHiddenStates);

// Stories that the build adds: Rest, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours

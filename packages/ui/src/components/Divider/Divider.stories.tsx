import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { dividerStates } from './Divider.states.ts';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = { title: 'Components/Divider', component: Divider };
export default meta;

storiesFor(Divider, dividerStates);

// Stories that the build adds: Horizontal, Decorative, Vertical, Worded, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours

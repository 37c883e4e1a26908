import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { dividerStates } from './Divider.states.ts';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = { title: 'Components/Divider', component: Divider };
export default meta;

const story = storiesFor(Divider, dividerStates);
export const Horizontal = story('horizontal');
export const Decorative = story('decorative');
export const Vertical = story('vertical');
export const Worded = story('worded');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof dividerStates, typeof import('./Divider.stories.tsx')>;

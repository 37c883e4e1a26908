import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { inlineStates } from './Inline.states.ts';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = { title: 'Components/Inline', component: Inline };
export default meta;

const story = storiesFor(Inline, inlineStates);
export const Standard = story('standard');
export const Apart = story('apart');
export const Baseline = story('baseline');
export const Centred = story('centred');
export const AtEnd = story('atEnd');
export const OneLine = story('oneLine');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof inlineStates, typeof import('./Inline.stories.tsx')>;

import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { inlineStates } from './Inline.states.ts';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = { title: 'Components/Inline', component: Inline };
export default meta;

storiesFor(Inline, inlineStates);

// Stories that the build adds: Standard, Apart, Baseline, Centred, AtEnd, OneLine, LongText, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours

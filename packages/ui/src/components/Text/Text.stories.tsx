import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { textStates } from './Text.states.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof Text> = { title: 'Components/Text', component: Text };
export default meta;

storiesFor(Text, textStates);

// Stories that the build adds: Body, Lead, Small, Caption, Accent, Warm, Success, Warn, Danger, OneLine, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours

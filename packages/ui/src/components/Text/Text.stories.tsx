import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { textStates } from './Text.states.ts';
import { Text } from './Text.tsx';

const meta: Meta<typeof Text> = { title: 'Components/Text', component: Text };
export default meta;

const story = storiesFor(Text, textStates);
export const Body = story('body');
export const Lead = story('lead');
export const Small = story('small');
export const Caption = story('caption');
export const Accent = story('accent');
export const Warm = story('warm');
export const Success = story('success');
export const Warn = story('warn');
export const Danger = story('danger');
export const OneLine = story('oneLine');

type _Covered = CoversEveryState<typeof textStates, typeof import('./Text.stories.tsx')>;

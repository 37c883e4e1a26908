import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { badgeStates } from './Badge.states.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge };
export default meta;

const story = storiesFor(Badge, badgeStates);
export const Neutral = story('neutral');
export const Accent = story('accent');
export const Warm = story('warm');
export const Success = story('success');
export const Warn = story('warn');
export const Danger = story('danger');
export const Info = story('info');
export const Demo = story('demo');
export const WithIcon = story('withIcon');
export const LongText = story('longText');

type _Covered = CoversEveryState<typeof badgeStates, typeof import('./Badge.stories.tsx')>;

import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { badgeStates } from './Badge.states.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge };
export default meta;

storiesFor(Badge, badgeStates);

// Stories that the build adds: Neutral, Accent, Warm, Success, Warn, Danger, Info, Demo, WithIcon, LongText, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours

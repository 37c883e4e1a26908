import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { badgeStates } from './Badge.states.ts';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Components/Badge', component: Badge };
export default meta;

storiesFor(Badge, badgeStates);

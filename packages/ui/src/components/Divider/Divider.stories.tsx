import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { dividerStates } from './Divider.states.ts';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = { title: 'Components/Divider', component: Divider };
export default meta;

storiesFor(Divider, dividerStates);

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { slimGameHeaderStates } from './SlimGameHeader.states.tsx';
import { SlimGameHeader } from './SlimGameHeader.tsx';

const meta: Meta<typeof SlimGameHeader> = {
  title: 'Components/SlimGameHeader',
  component: SlimGameHeader,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SlimGameHeader, slimGameHeaderStates);
export const Demo = story('demo');
export const RealMoney = story('realMoney');
export const Plain = story('plain');
export const LongTitle = story('longTitle');

type _Covered = CoversEveryState<
  typeof slimGameHeaderStates,
  typeof import('./SlimGameHeader.stories.tsx')
>;

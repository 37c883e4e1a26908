import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { demoRibbonStates } from './DemoRibbon.states.ts';
import { DemoRibbon } from './DemoRibbon.tsx';

const meta: Meta<typeof DemoRibbon> = {
  title: 'Components/DemoRibbon',
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(DemoRibbon, demoRibbonStates);
export const Demo = story('demo');
export const Trial = story('trial');
export const LongText = story('longText');

type _Covered = CoversEveryState<
  typeof demoRibbonStates,
  typeof import('./DemoRibbon.stories.tsx')
>;

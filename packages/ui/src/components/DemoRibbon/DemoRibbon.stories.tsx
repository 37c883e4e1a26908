import type { Meta } from '@storybook/react-vite';
import { storiesFor } from '../../testing/stories.tsx';
import { demoRibbonStates } from './DemoRibbon.states.ts';
import { DemoRibbon } from './DemoRibbon.tsx';

const meta: Meta<typeof DemoRibbon> = {
  title: 'Components/DemoRibbon',
  component: DemoRibbon,
  parameters: { layout: 'fullscreen' },
};
export default meta;

storiesFor(DemoRibbon, demoRibbonStates);

// Stories that the build adds: Demo, Trial, Short, LongText, Default, Playground, Narrow, RightToLeft, ForcedColours

import type { Meta } from '@storybook/react-vite';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { figuresInTable, figuresUnderPointer, inColumn } from '../Chart/behaviours.tsx';
import { barChartStates } from './BarChart.states.tsx';
import { BarChart } from './BarChart.tsx';

const meta: Meta<typeof BarChart> = { title: 'Components/BarChart', component: BarChart };
export default meta;

const story = storiesFor(BarChart, barChartStates, {
  wide: true,
  wrap: inColumn,
});
export const One = story('one');
export const Two = story('two', {
  name: '[A11-01] Every value is in a table that one press opens',
  play: figuresInTable,
});
export const Four = story('four');
export const Gaps = story('gaps');
export const Losses = story('losses');
export const Zero = story('zero');
export const Single = story('single');
export const Many = story('many');
export const Loading = story('loading');
export const Empty = story('empty');
export const Failed = story('failed');
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });
export const OnPhone = story('two', { globals: { viewport: { value: 'w320' } } });
export const RightToLeft = story('two', { globals: { direction: 'rtl' } });

export const UnderThePointer = story('two', {
  name: '[AGT-02] The values under the pointer are shown beside it',
  play: figuresUnderPointer,
});

type _Covered = CoversEveryState<typeof barChartStates, typeof import('./BarChart.stories.tsx')>;

// Stories that the build adds: Default, AllStates, Playground, Narrow, AllRightToLeft, ForcedColours

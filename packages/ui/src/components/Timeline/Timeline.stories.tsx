import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { timelineStates } from './Timeline.states.ts';
import { Timeline } from './Timeline.tsx';

const meta: Meta<typeof Timeline> = { title: 'Components/Timeline', component: Timeline };
export default meta;

const story = storiesFor(Timeline, timelineStates, {
  wrap: (line) => <div style={{ maxInlineSize: 420 }}>{line}</div>,
});
export const UnderWay = story('underWay', {
  name: '[WAL-06] [A11-01] Every event has its state in words, and the open one is the current one',
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: args.label })).toBeVisible();
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent(args.stateLabels.done);
    await expect(steps[3]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent(args.stateLabels.current);
  },
});
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });

// Stories that the build adds: Ahead, Finished, Failed, WithDetail, One, Loading, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours

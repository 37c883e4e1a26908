import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { lineChartStates } from './LineChart.states.tsx';
import { LineChart } from './LineChart.tsx';

const meta: Meta<typeof LineChart> = { title: 'Components/LineChart', component: LineChart };
export default meta;

const story = storiesFor(LineChart, lineChartStates, {
  wrap: (chart) => <div style={{ maxInlineSize: 620 }}>{chart}</div>,
});
export const One = story('one');
export const Two = story('two', {
  name: '[A11-01] Every figure is in a table, one press away',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(args.label);
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText(args.tableLabel));
    const table = canvas.getByRole('table', { name: args.label });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(args.categories.length + 1);
    const value = args.series[0]?.values[0] ?? 0;
    await expect(canvas.getAllByRole('cell')[0]).toHaveTextContent(args.format(value));
    await userEvent.click(canvas.getByText(args.tableLabel));
  },
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
  name: '[AGT-02] The figures under the pointer stand beside it',
  play: async ({ args, canvasElement, userEvent }) => {
    const drawing = canvasElement.querySelector('svg[preserveAspectRatio]');
    if (!drawing?.parentElement) throw new Error('no drawing');
    const box = drawing.getBoundingClientRect();
    const point = { clientX: box.left + box.width * 0.8, clientY: box.top + 40 };
    await userEvent.pointer({ target: drawing.parentElement, coords: point });
    const readout = () => canvasElement.querySelector('[data-part="readout"]');
    await waitFor(() => expect(readout()).toHaveTextContent(args.categories[11]?.label ?? ''));
    await expect(readout()).toHaveTextContent(args.format(args.series[1]?.values[11] ?? 0));
  },
});

type _Covered = CoversEveryState<typeof lineChartStates, typeof import('./LineChart.stories.tsx')>;

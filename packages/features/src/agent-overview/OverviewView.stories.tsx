import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OverviewView } from './OverviewView.tsx';
import { overviewStates } from './states.ts';

const meta: Meta<typeof OverviewView> = {
  title: 'Widgets/AgentOverview/View',
  component: OverviewView,
  args: { onSpan: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(OverviewView, overviewStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-02] Four figures, and a press chooses another time',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-component="kpi-tile"]')).toHaveLength(4);
    const [today] = canvas.getAllByRole('radio');
    if (!today) throw new Error('There is no time to choose');
    await userEvent.click(today);
    await expect(args.onSpan).toHaveBeenLastCalledWith('today');
  },
});
export const Phone = story('phone', { globals: phone });
export const Quiet = story('quiet');
export const UnknownKind = story('unknownKind');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof overviewStates,
  typeof import('./OverviewView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementsView } from './StatementsView.tsx';
import { statementsStates } from './states.ts';

const meta: Meta<typeof StatementsView> = {
  title: 'Widgets/AgentStatements/View',
  component: StatementsView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(StatementsView, statementsStates);
const phone = { viewport: { value: 'w360' } };

export const Agent = story('agent', {
  name: '[AGT-06] Each downline is shown with its team, which can be opened; a search covers all teams',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('rect[data-part="bar"]')).toHaveLength(7);
    const open = canvas.getAllByRole('button', { name: /ta\*\*\*33/ });
    await expect(open).toHaveLength(1);
    const [team] = open;
    if (!team) throw new Error('The team cannot be opened');
    await userEvent.click(team);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { search: '', parentId: 'm-104' },
    });
    await userEvent.type(canvas.getByRole('searchbox'), 'no{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { search: 'no', parentId: '' },
    });
  },
});
export const Phone = story('phone', { globals: phone });
export const Deeper = story('deeper', {
  name: '[AGT-06] A team further down shows the path back up, step by step',
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    const [mine, first] = links;
    if (!mine || !first) throw new Error('There is no way back');
    await userEvent.click(first);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { search: '', parentId: 'm-104' },
    });
    await userEvent.click(mine);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { search: '', parentId: '' },
    });
  },
});
export const Searched = story('searched', {
  name: '[AGT-06] Search results are shown alone: without the days of the whole team, and with a message',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody [data-part="row"]')).toHaveLength(1);
    await expect(canvas.getByText(/without their team|দল ছাড়া|টিম ছাড়া/)).toBeVisible();
    await expect(canvasElement.querySelector('rect[data-part="bar"]')).toBeNull();
  },
});
export const Unknown = story('unknown', {
  name: '[AGT-06] Missing values are unknown in the row, the page sum and the range sum',
  play: async ({ canvasElement }) => {
    const [, row] = canvasElement.querySelectorAll('tbody tr[data-part="row"]');
    await expect(row?.querySelectorAll('[data-component="money"]')).toHaveLength(0);
    const sums = canvasElement.querySelector('[data-part="sums"]');
    await expect(sums?.textContent).not.toMatch(/\d/);
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused');
export const Offline = story('offline');

type _Covered = CoversEveryState<
  typeof statementsStates,
  typeof import('./StatementsView.stories.tsx')
>;

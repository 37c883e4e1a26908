import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ProfitView } from './ProfitView.tsx';
import { profitStates } from './states.tsx';

const meta: Meta<typeof ProfitView> = {
  title: 'Widgets/MemberProfit/View',
  component: ProfitView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(ProfitView, profitStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-08] Chart and list have the same figures, day by day; a kind of games can be chosen',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [chart, list] = canvas.getAllByRole('table', { hidden: true });
    if (!chart || !list) throw new Error('There are not two tables');
    const textsOf = (table: HTMLElement, cell: string) =>
      [...table.querySelectorAll(`tbody tr ${cell}`)].map(({ textContent }) => textContent ?? '');
    const drawn = textsOf(chart, 'td:last-child');
    const listed = textsOf(list, ':is(td, th):last-child [data-component="money"]');
    await expect(drawn).toHaveLength(7);
    await expect(listed).toEqual(drawn.toReversed());
    await expect(canvasElement.querySelectorAll('rect[data-part="bar"]')).toHaveLength(7);
    const [kind] = canvas.getAllByRole('combobox');
    if (!kind) throw new Error('There is no filter');
    await userEvent.selectOptions(kind, 'LIVE');
    await expect(args.onChange).toHaveBeenLastCalledWith({ filters: { gameType: 'LIVE' } });
  },
});
export const Phone = story('phone', { globals: phone });
export const Gain = story('gain');
export const UnknownKind = story('unknownKind', {
  name: '[MEM-08] A kind of games without a name is shown by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'BINGO' })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const HugeAmounts = story('hugeAmounts', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Stale = story('stale');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');
export const FileDone = story('fileDone');

type _Covered = CoversEveryState<typeof profitStates, typeof import('./ProfitView.stories.tsx')>;

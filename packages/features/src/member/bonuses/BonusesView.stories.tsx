import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BonusesView } from './BonusesView.tsx';
import { bonusesStates } from './states.ts';

const meta: Meta<typeof BonusesView> = {
  title: 'Widgets/MemberBonuses/View',
  component: BonusesView,
  args: { onChange: fn(), onFile: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(BonusesView, bonusesStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-09] A bonus shows its turnover, never more than the server reports',
  play: async ({ args, canvas, userEvent }) => {
    const bars = canvas.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['75', '100', '35']);
    const [source] = canvas.getAllByRole<HTMLSelectElement>('combobox');
    if (!source) throw new Error('There is no filter');
    await userEvent.selectOptions(source, 'coupon');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      filters: { source: 'coupon', status: '' },
    });
  },
});
export const Phone = story('phone', { globals: phone });
export const UnknownCode = story('unknownCode', {
  name: '[MEM-09] An unknown status is shown by its code',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'on-hold' })).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');

type _Covered = CoversEveryState<typeof bonusesStates, typeof import('./BonusesView.stories.tsx')>;

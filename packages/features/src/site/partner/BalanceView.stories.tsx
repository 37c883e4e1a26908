import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BalanceView } from './BalanceView.tsx';
import { balanceStates } from './states.ts';

const meta: Meta<typeof BalanceView> = {
  title: 'Widgets/Partner/Balance',
  component: BalanceView,
  args: { onToggleHidden: fn(), onRefresh: fn(), onLogout: fn() },
};
export default meta;

const story = storiesFor(BalanceView, balanceStates);

export const Ready = story('ready', {
  name: '[EMB-01] [WAL-01] The balance is hidden and refreshed here; transfers are made on the site',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12,450.00');
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/?member=depositv2', '/?member=withdraw']);
    const [hide, , leave] = canvas.getAllByRole('button');
    if (!hide || !leave) throw new Error('There are too few buttons');
    await userEvent.click(hide);
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
    await userEvent.click(leave);
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const Loading = story('loading');
export const Refreshing = story('refreshing');
export const Stale = story('stale');
export const Failed = story('failed');
export const Hidden = story('hidden');
export const LongName = story('longName', { globals: { viewport: { value: 'w320' } } });
export const Leaving = story('leaving');

type _Covered = CoversEveryState<typeof balanceStates, typeof import('./BalanceView.stories.tsx')>;

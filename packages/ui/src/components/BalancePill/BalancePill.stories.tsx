import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { allStates, type CoversEveryState, storiesFor } from '../../testing/stories.tsx';
import { balancePillStates } from './BalancePill.states.ts';
import { BalancePill } from './BalancePill.tsx';

const meta: Meta<typeof BalancePill> = {
  title: 'Components/BalancePill',
  component: BalancePill,
  args: { onToggleHidden: fn(), onRefresh: fn() },
};
export default meta;

const story = storiesFor(BalancePill, balancePillStates);
export const Loading = story('loading');
export const Ready = story('ready');
export const Refreshing = story('refreshing');
export const Stale = story('stale');
export const Error = story('error');
export const Unknown = story('unknown');
export const Hidden = story('hidden');
export const Large = story('large');
export const AllStates = allStates(BalancePill, balancePillStates);

type _Covered = CoversEveryState<
  typeof balancePillStates,
  typeof import('./BalancePill.stories.tsx')
>;

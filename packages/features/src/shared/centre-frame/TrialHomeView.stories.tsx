import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { trialHomeStates } from './home-states.ts';
import { TrialHomeView } from './TrialHomeView.tsx';

const meta: Meta<typeof TrialHomeView> = {
  title: 'Widgets/TrialHome/View',
  component: TrialHomeView,
  args: {
    onRegister: fn(),
    onToggleHidden: fn(),
    onRefresh: fn(),
    onSearch: fn(),
    onHelp: fn(),
    onScheme: fn(),
    onLanguage: fn(),
    onLogout: fn(),
  },
  globals: { viewport: { value: 'w360' } },
};
export default meta;

const story = storiesFor(TrialHomeView, trialHomeStates);

export const Trial = story('trial', {
  name: '[GRD-01] [LGN-07] A trial account reads what is closed to it; none of it is a link',
  play: async ({ args, canvas, userEvent }) => {
    const closed = within(canvas.getByRole('region'));
    await expect(closed.getAllByRole('listitem').length).toBeGreaterThan(10);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    const [, , register] = canvas.getAllByRole('button');
    if (!register) throw new Error('There is no way to a real account');
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});
export const Closed = story('closed', {
  name: '[CFG-02] Where nobody can register, nothing offers a real account',
  play: async ({ args, canvas, userEvent }) => {
    const [, , search] = canvas.getAllByRole('button');
    if (!search) throw new Error('There is no search');
    await userEvent.click(search);
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof trialHomeStates,
  typeof import('./TrialHomeView.stories.tsx')
>;

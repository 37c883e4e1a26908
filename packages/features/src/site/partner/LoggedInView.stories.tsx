import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoggedInView } from './LoggedInView.tsx';
import { loggedInStates } from './states.ts';

const meta: Meta<typeof LoggedInView> = {
  title: 'Widgets/Partner/Logged in',
  component: LoggedInView,
  args: { onGo: fn(), onLogout: fn() },
};
export default meta;

const story = storiesFor(LoggedInView, loggedInStates);

export const Member = story('member', {
  name: '[EMB-01] A member opens the site, or logs out',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.name);
    const [go, leave] = canvas.getAllByRole('button');
    if (go) await userEvent.click(go);
    if (leave) await userEvent.click(leave);
    await expect(args.onGo).toHaveBeenCalledOnce();
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const Trial = story('trial');
export const LongName = story('longName', { globals: { viewport: { value: 'w320' } } });
export const Leaving = story('leaving');
export const NoAgent = story('noAgent');

type _Covered = CoversEveryState<
  typeof loggedInStates,
  typeof import('./LoggedInView.stories.tsx')
>;

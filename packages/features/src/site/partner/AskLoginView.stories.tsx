import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AskLoginView } from './AskLoginView.tsx';
import { askLoginStates } from './states.ts';

const meta: Meta<typeof AskLoginView> = {
  title: 'Widgets/Partner/Ask for the login',
  component: AskLoginView,
  args: { onLogin: fn() },
};
export default meta;

const story = storiesFor(AskLoginView, askLoginStates);

export const Guest = story('guest', {
  name: '[EMB-01] A visitor reads what the login is for',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof askLoginStates,
  typeof import('./AskLoginView.stories.tsx')
>;

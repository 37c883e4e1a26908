import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AgeGateView } from './AgeGateView.tsx';
import { ageGateStates } from './states.ts';

const meta: Meta<typeof AgeGateView> = {
  title: 'Widgets/AgeGate/View',
  component: AgeGateView,
  args: { onAnswer: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(AgeGateView, ageGateStates);
const phone = { viewport: { value: 'w360' } };

export const Ask = story('ask', {
  name: '[X-01] [A11-01] Has an accessible name; both answers look equal, and Escape does not answer',
  play: async ({ args, userEvent }) => {
    const gate = await screen.findByRole('alertdialog');
    await expect(gate).toHaveAccessibleName(expect.stringContaining('21'));
    const [yes, no] = within(gate).getAllByRole('button');
    if (!yes || !no) throw new Error('no answers');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(getComputedStyle(yes).backgroundColor).toBe(getComputedStyle(no).backgroundColor);
    await userEvent.tab();
    await expect(yes).toHaveFocus();
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith('no');
  },
});
export const AskInDemo = story('askInDemo');
export const OtherAge = story('otherAge');
export const Refused = story('refused', {
  name: '[X-01] A visitor who is too young reads the reason and cannot continue',
  play: async ({ userEvent }) => {
    const gate = await screen.findByRole('alertdialog');
    await expect(within(gate).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(gate).toBeVisible();
  },
});
export const RefusedInDemo = story('refusedInDemo');

export const AskOnPhone = story('ask', { globals: phone });
export const RefusedOnPhone = story('refused', { globals: phone });

type _Covered = CoversEveryState<typeof ageGateStates, typeof import('./AgeGateView.stories.tsx')>;

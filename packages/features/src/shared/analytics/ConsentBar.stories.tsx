import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentBarView } from './ConsentBarView.tsx';
import { consentBarStates } from './states.ts';

const meta: Meta<typeof ConsentBarView> = {
  title: 'Widgets/ConsentBar/View',
  component: ConsentBarView,
  args: { onAnswer: fn() },
};
export default meta;

const story = storiesFor(ConsentBarView, consentBarStates);

export const Asking = story('asking', {
  name: '[X-04] [A11-01] A named region; both answers look alike and work by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName();
    const [no, yes] = canvas.getAllByRole('button');
    if (!yes || !no) throw new Error('no answers');
    await expect(getComputedStyle(yes).backgroundColor).toBe(getComputedStyle(no).backgroundColor);
    await userEvent.tab();
    await expect(no).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('denied');
    await userEvent.click(yes);
    await expect(args.onAnswer).toHaveBeenLastCalledWith('granted');
  },
});

type _Covered = CoversEveryState<
  typeof consentBarStates,
  typeof import('./ConsentBar.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HeaderLoginView } from './HeaderLoginView.tsx';
import { headerLoginStates } from './header-states.ts';

const meta: Meta<typeof HeaderLoginView> = {
  title: 'Widgets/Login/Header view',
  component: HeaderLoginView,
  args: { onOpen: fn(), onSubmit: fn() },
};
export default meta;

const story = storiesFor(HeaderLoginView, headerLoginStates);
const desktop = { viewport: { value: 'w1280' } };

export const Rest = story('rest', {
  name: '[LAY-02] [LGN-01] Passes on the typed text, trimmed, with Tab and Enter alone',
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox');
    await userEvent.tab();
    await expect(name).toHaveFocus();
    await userEvent.keyboard(' rafid {Tab}secret{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('rafid', 'secret'));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
export const BySms = story('bySms', {
  name: '[LAY-02] [LGN-01] Login by SMS is beside the fields if the site offers it',
  globals: desktop,
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox');
    const [sms] = canvas.getAllByRole('button');
    if (!sms) throw new Error('no way in by SMS');
    await userEvent.click(sms);
    await expect(args.onOpen).toHaveBeenCalledWith({ method: 'sms' });
  },
});
export const Busy = story('busy', { globals: desktop });
export const Places = story('places', {
  name: '[LAY-02] Before the width is known, placeholders keep the place of the fields, and nothing can be typed',
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
});

export const OnPhone = story('rest', {
  name: '[LAY-02] [LAY-01] On phones one button opens the window',
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledWith();
  },
});

type _Covered = CoversEveryState<
  typeof headerLoginStates,
  typeof import('./HeaderLoginView.stories.tsx')
>;

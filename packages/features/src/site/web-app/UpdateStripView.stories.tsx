import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { updateStripStates } from './states.ts';
import { UpdateStripView } from './UpdateStripView.tsx';

const meta: Meta<typeof UpdateStripView> = {
  title: 'Widgets/WebApp/Update',
  component: UpdateStripView,
  args: { onReload: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(UpdateStripView, updateStripStates);

export const Rest = story('rest', {
  name: '[X-02] It reloads only after a press',
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onReload).not.toHaveBeenCalled();
    const [reload, close] = canvas.getAllByRole('button');
    if (!reload || !close) throw new Error('no buttons');
    await userEvent.click(reload);
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const OnNarrowPhone = story('rest', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof updateStripStates,
  typeof import('./UpdateStripView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstallRowView } from './InstallRowView.tsx';
import { installRowStates } from './states.ts';

const meta: Meta<typeof InstallRowView> = {
  title: 'Widgets/WebApp/Install',
  component: InstallRowView,
  args: { onInstall: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(InstallRowView, installRowStates);

export const Offered = story('offered', {
  name: '[X-02] A press lets the browser ask',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
});
export const Asking = story('asking');
export const ByHand = story('byHand', {
  name: '[X-02] Where only the browser can install, a sentence says how',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Add to Home Screen|হোম স্ক্রিনে যোগ করুন/)).toBeVisible();
  },
});
export const OnNarrowPhone = story('offered', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof installRowStates,
  typeof import('./InstallRowView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBannerView } from './OfflineBannerView.tsx';
import { offlineBannerStates } from './states.ts';

const meta: Meta<typeof OfflineBannerView> = {
  title: 'Widgets/WebApp/Offline',
  component: OfflineBannerView,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(OfflineBannerView, offlineBannerStates);

export const Saved = story('saved', {
  name: '[X-02] It says since when, that amounts may be old, and that no money moves',
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('2026-11-20 20:41:05');
    await expect(banner).toHaveTextContent(/No money moves|কোনো লেনদেন হবে না/);
  },
});
export const TimeUnknown = story('timeUnknown');
export const OnNarrowPhone = story('saved', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof offlineBannerStates,
  typeof import('./OfflineBannerView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteStatusView } from './SiteStatusView.tsx';
import { siteStatusStates } from './states.ts';

const meta: Meta<typeof SiteStatusView> = {
  title: 'Widgets/SiteStatus/View',
  component: SiteStatusView,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(SiteStatusView, siteStatusStates);

export const Maintenance = story('maintenance', {
  name: '[LAY-08] One landmark, one title, customer service and a button to check again',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('service.parlour.example');
  },
});
export const Checking = story('checking');
export const WithoutService = story('withoutService');
export const PopupBlocked = story('popupBlocked');
export const ServiceFailed = story('serviceFailed');
export const RegionBlocked = story('regionBlocked');
export const LongAddress = story('longAddress', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<
  typeof siteStatusStates,
  typeof import('./SiteStatusView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageBannerView } from './PageBanner.tsx';
import { pageBannerStates } from './states.ts';

const meta: Meta<typeof PageBannerView> = {
  title: 'Widgets/PageBanner/View',
  component: PageBannerView,
};
export default meta;

const story = storiesFor(PageBannerView, pageBannerStates);
const phone = { viewport: { value: 'w360' } };

const leavesNothing = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const parts = canvasElement.querySelectorAll(
    '[data-component="banner"], [data-component="skeleton"]',
  );
  await expect(parts).toHaveLength(0);
};

export const One = story('one', {
  name: '[BAN-01] One banner in the group: no pager',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const Several = story('several', {
  name: '[BAN-01] Several banners: each can be opened, and the strip can be paused',
  play: async ({ canvas, args, userEvent }) => {
    const titles =
      args.banners.status === 'ready' ? args.banners.value.map((one) => one.title) : [];
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('no pager');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(titles[1] ?? '')).toBeVisible();
    await userEvent.click(first);
  },
});
export const SeveralOnPhone = story('several', { globals: phone });
export const LongText = story('longText');
export const LongTextOnPhone = story('longText', { globals: phone });
export const Loading = story('loading');
export const LoadingOnPhone = story('loading', { globals: phone });
export const None = story('none', {
  name: '[BAN-01] A group without banners takes no space',
  play: leavesNothing,
});
export const Failed = story('failed', {
  name: '[ERR-01] Banners that fail to load take no space: the page is complete without them',
  play: leavesNothing,
});

type _Covered = CoversEveryState<
  typeof pageBannerStates,
  typeof import('./PageBanner.stories.tsx')
>;

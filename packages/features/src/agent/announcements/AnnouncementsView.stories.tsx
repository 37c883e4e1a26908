import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AnnouncementsView } from './AnnouncementsView.tsx';
import { announcementsStates } from './states.ts';

const meta: Meta<typeof AnnouncementsView> = {
  title: 'Widgets/AgentAnnouncements/View',
  component: AnnouncementsView,
  args: { onPageChange: fn(), onChoose: fn(), onRead: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(AnnouncementsView, announcementsStates);
const phone = { viewport: { value: 'w360' } };

export const Beside = story('beside', {
  name: '[AGT-01] Shows a list, and beside it the text of the first announcement with its full time',
  play: async ({ args, canvas, userEvent }) => {
    const text = within(canvas.getByRole('article'));
    await expect(text.getByText('2026-11-19 10:00:00')).toBeVisible();
    await expect(args.onRead).toHaveBeenLastCalledWith('0');
    const [, second] = canvas.getAllByRole('button');
    if (!second) throw new Error('There is nothing to choose');
    await userEvent.click(second);
    await expect(args.onChoose).toHaveBeenLastCalledWith('1');
  },
});
export const BesideChosen = story('besideChosen');
export const SecondPage = story('secondPage', {
  name: '[AGT-01] The server sends the pages: the second one is shown as it came',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    const [previous] = within(canvas.getByRole('navigation')).getAllByRole('button');
    if (!previous) throw new Error('There is no way back');
    await userEvent.click(previous);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
});
export const Alone = story('alone', { globals: phone });
export const AloneChosen = story('aloneChosen', { globals: phone });
export const Hostile = story('hostile', {
  name: '[AGT-01] A text with scripts is shown without them',
  play: async ({ canvas }) => {
    const text = canvas.getByRole('article');
    await expect(text.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
    await expect(text.querySelector('a[href^="javascript"]')).toBeNull();
    await expect('acted' in window).toBe(false);
  },
});
export const LongText = story('longText', { globals: phone });
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused');

type _Covered = CoversEveryState<
  typeof announcementsStates,
  typeof import('./AnnouncementsView.stories.tsx')
>;

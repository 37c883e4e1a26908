import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankView } from './RankView.tsx';
import { rankStates } from './states.ts';

const meta: Meta<typeof RankView> = {
  title: 'Widgets/MemberRank/View',
  component: RankView,
  args: { onRetry: fn(), onRetryLevels: fn() },
};
export default meta;

const story = storiesFor(RankView, rankStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-15] The current level is highlighted; benefits of higher levels come last and are locked',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/vip');
    const benefits = canvasElement.querySelectorAll('[aria-labelledby="rank-privileges"] li');
    await expect([...benefits].map((one) => one.getAttribute('data-state'))).toEqual([
      'reached',
      'reached',
      'reached',
      'reached',
      'locked',
    ]);
    // The level is named once.
    await expect(canvas.queryByRole('list', { name: /labels|পরিচিতি/ })).toBeNull();
  },
});
export const Phone = story('phone', { globals: phone });
export const Top = story('top');
export const NoLevel = story('noLevel', {
  name: '[MEM-15] Before the first level the page explains how to reach one',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/vip');
    await expect(canvasElement.querySelector('[aria-current="true"]')).toBeNull();
  },
});
export const LevelsFailed = story('levelsFailed', {
  name: '[MEM-15] [ERR-01] Without the list of levels the own level is shown, and the list can be loaded again',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetryLevels).toHaveBeenCalledOnce();
  },
});
export const LevelsLoading = story('levelsLoading');
export const NoLevels = story('noLevels');
export const Labelled = story('labelled');
export const LongText = story('longText', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');

type _Covered = CoversEveryState<typeof rankStates, typeof import('./RankView.stories.tsx')>;

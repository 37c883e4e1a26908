import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MissionsView } from './MissionsView.tsx';
import { missionsStates } from './states.ts';

const meta: Meta<typeof MissionsView> = {
  title: 'Widgets/MemberMissions/View',
  component: MissionsView,
  args: { onClaim: fn(), onPeriod: fn(), onRetry: fn(), onRetryBoard: fn() },
};
export default meta;

const story = storiesFor(MissionsView, missionsStates);
const phone = { viewport: { value: 'w360' } };

const cardOf = (root: HTMLElement, id: string) => root.querySelector(`[data-mission="${id}"]`);
const ranksIn = (root: HTMLElement) =>
  [...root.querySelectorAll('ol > li')].map((row) => row.textContent ?? '');

export const Content = story('content', {
  name: '[MIS-01] A mission links to its page, is claimed when it is done, and then shows it',
  play: async ({ args, canvasElement, userEvent }) => {
    const running = cardOf(canvasElement, 'slots');
    await expect(running?.querySelector('a')).toHaveAttribute('href', '/rng');
    await expect(running?.querySelector('[role="progressbar"]')).toHaveAttribute(
      'aria-valuenow',
      '70',
    );
    const claim = cardOf(canvasElement, 'new')?.querySelector('button');
    if (!claim) throw new Error('There is nothing to claim');
    await userEvent.click(claim);
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(cardOf(canvasElement, 'account')?.querySelector('button, a')).toBeNull();
  },
});
export const Phone = story('phone', {
  name: "[MIS-01] Shows six rows and one's own; the rest on demand; another period by its tab",
  globals: phone,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(ranksIn(canvasElement)).toHaveLength(7);
    await expect(ranksIn(canvasElement).at(-1)).toContain('1,240');
    const all = canvasElement.querySelector('[aria-expanded="false"]');
    if (!all) throw new Error('There is no way to the others');
    await userEvent.click(all);
    await expect(ranksIn(canvasElement)).toHaveLength(9);
    const [, month] = canvas.getAllByRole('radio');
    if (!month) throw new Error('There is no other period');
    await userEvent.click(month);
    await expect(args.onPeriod).toHaveBeenLastCalledWith('month');
  },
});
export const Claiming = story('claiming', {
  name: '[MIS-01] [WAL-07] While one reward is claimed, no press counts, on this button or another',
  play: async ({ args, canvasElement, userEvent }) => {
    const busy = cardOf(canvasElement, 'new')?.querySelector('button');
    const other = cardOf(canvasElement, 'slots')?.querySelector('button');
    if (!busy || !other) throw new Error('There is nothing to claim');
    await expect(other).toBeDisabled();
    await userEvent.click(busy);
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
});
export const Refused = story('refused');
export const Unsettled = story('unsettled');
export const FoundClaimed = story('foundClaimed', {
  name: '[WAL-07] After a lost answer the list shows the result; there is nothing to press',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(cardOf(canvasElement, 'new')?.querySelector('button')).toBeNull();
  },
});
export const OtherStatuses = story('otherStatuses', {
  name: '[MIS-01] An unknown status is shown by its code, without a button',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('on-hold')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-mission] :is(button, a)')).toHaveLength(0);
  },
});
export const NowhereToGo = story('nowhereToGo', {
  name: '[MIS-01] An address outside this site is no link',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-mission]')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(0);
  },
});
export const LongText = story('longText', { globals: phone });
export const AmongTheFirst = story('amongTheFirst', {
  name: '[MIS-01] A member among the first rows is listed once, in place',
  play: async ({ canvasElement }) => {
    await expect(ranksIn(canvasElement)).toHaveLength(6);
    const own = canvasElement.querySelectorAll('ol > [aria-current]');
    await expect(own).toHaveLength(1);
    await expect(own[0]).toBe(canvasElement.querySelectorAll('ol > li')[1]);
  },
});
export const NotOnIt = story('notOnIt');
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] Missions that failed to load can be loaded again; the leaderboard stays',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(ranksIn(canvasElement)).toHaveLength(7);
    const [retry] = canvas.getAllByRole('button');
    if (!retry) throw new Error('There is no way to try again');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const BoardFailed = story('boardFailed', {
  name: '[ERR-01] A leaderboard that failed to load can be loaded again; the missions stay',
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[data-mission]')).toHaveLength(4);
    const retry = canvasElement.querySelector('[aria-labelledby="missions-board"] button');
    if (!retry) throw new Error('There is no way to try again');
    await userEvent.click(retry);
    await expect(args.onRetryBoard).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<
  typeof missionsStates,
  typeof import('./MissionsView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { vipStates } from './states.ts';
import { VipView } from './VipView.tsx';

const meta: Meta<typeof VipView> = {
  title: 'Widgets/Vip/View',
  component: VipView,
  args: { onLogin: fn(), onOpenAccount: fn(), onRetry: fn(), onRetryStanding: fn() },
};
export default meta;

const story = storiesFor(VipView, vipStates);
const phone = { viewport: { value: 'w360' } };

export const Guest = story('guest', {
  name: '[VIP-01] A visitor reads all levels, and logs in to see their own',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(args.levels.length + 1);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
export const Member = story('member', {
  name: '[VIP-01] A member opens the rewards of their level',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/?member=rewardCenter');
  },
});
export const Phone = story('phone', {
  name: '[VIP-01] On a phone one level at a time is shown, one\u2019s own first',
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const [, own] = args.levels;
    const [first] = canvas.getAllByRole('button', { pressed: false });
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(own?.name ?? '');
    if (!first) throw new Error('The levels are missing');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});
export const Top = story('top', { globals: phone });
export const UnknownLevel = story('unknownLevel', {
  globals: phone,
  name: '[VIP-01] A level that is not in the list is named, and the nearest lower one is shown',
  play: async ({ args, canvas, canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="level-card"]');
    await expect(card).toHaveTextContent('12');
    const nearest = args.levels.at(-1)?.name ?? '';
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent(nearest);
  },
});
export const Trial = story('trial', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenAccount).toHaveBeenCalledOnce();
  },
});
export const RankFailed = story('rankFailed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetryStanding).toHaveBeenCalledOnce();
  },
});
export const LongText = story('longText', { globals: phone });
export const Drawn = story('drawn', {
  globals: { viewport: { value: 'w1280' } },
  name: '[VIP-01] A prerendered page shows all levels side by side where they fit',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(args.levels.length + 1);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
});
export const DrawnOnPhone = story('drawn', {
  globals: phone,
  name: '[VIP-01] A prerendered page shows one level at a time where they do not fit',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed');
export const Offline = story('offline', {
  name: '[ERR-01] A failed connection shows an error, and one press tries again',
  play: async ({ args, canvas, userEvent }) => {
    // The first button is the login.
    const [, retry] = canvas.getAllByRole('button');
    if (!retry) throw new Error('Nothing to press');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof vipStates, typeof import('./VipView.stories.tsx')>;

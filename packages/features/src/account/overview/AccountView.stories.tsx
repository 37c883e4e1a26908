import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountView } from './AccountView.tsx';
import { accountStates } from './states.ts';

const meta: Meta<typeof AccountView> = {
  title: 'Widgets/MemberAccount/View',
  component: AccountView,
  args: {
    onRefreshBalance: fn(),
    onOpen: fn(),
    onLogout: fn(),
    onRetry: fn(),
  },
};
export default meta;

const story = storiesFor(AccountView, accountStates);
const phone = { viewport: { value: 'w360' } };

export const Member = story('member', {
  name: '[MEM-01] Contact data is shown as the backend masks it; each protection opens its window',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+880 17** *** 678')).toBeVisible();
    await expect(canvas.getByText('2/5')).toBeVisible();
    for (const login of ['Web, Dhaka', 'Web, Cumilla']) {
      await expect(canvas.getByText(login)).toBeVisible();
    }
    const buttons = canvas.getAllByRole('button');
    const ways = buttons.filter((button) => button.hasAttribute('aria-labelledby'));
    await expect(new Set(ways.map((way) => way.getAttribute('aria-labelledby'))).size).toBe(7);
    for (const button of buttons) await userEvent.click(button);
    const windows = ['payment', 'password', 'payment', 'mobile', 'email', 'authenticator'];
    for (const [at, name] of [...windows, 'payout', 'social', 'profile', 'devices'].entries()) {
      await expect(args.onOpen).toHaveBeenNthCalledWith(at + 1, name);
    }
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const Phone = story('phone', {
  name: '[MEM-01] [I18-02] On a phone the time of the last change is on one line',
  globals: phone,
  play: async ({ canvasElement }) => {
    const [changed] = canvasElement.querySelectorAll('time');
    await expect(changed?.textContent).toMatch(/^\S{10} \S{5}$/);
    await expect(changed?.getClientRects()).toHaveLength(1);
  },
});
export const Empty = story('empty');
export const Whole = story('whole', {
  name: '[MEM-01] An account with all protections shows no next step',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5/5')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
export const LongText = story('longText', { globals: phone });
export const BalanceHidden = story('balanceHidden');
export const BalanceStale = story('balanceStale', {
  name: '[WAL-01] A balance that may be old says so, and can be refreshed',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('[data-component="kpi-tile"] + button');
    if (!again) throw new Error('There is no way to ask again');
    await userEvent.click(again);
    await expect(args.onRefreshBalance).toHaveBeenCalledOnce();
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof accountStates, typeof import('./AccountView.stories.tsx')>;

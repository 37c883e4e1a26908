import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { walletsStates } from './states.ts';
import { WalletsView } from './WalletsView.tsx';

const meta: Meta<typeof WalletsView> = {
  title: 'Widgets/MemberWallets/View',
  component: WalletsView,
  args: {
    onToggleHidden: fn(),
    onRefresh: fn(),
    onTransfer: fn(),
    onAllBack: fn(),
    onAgain: fn(),
    onRetry: fn(),
    onRetryPast: fn(),
    onPastPage: fn(),
    onGames: fn(),
  },
};
export default meta;

const story = storiesFor(WalletsView, walletsStates);
const phone = { viewport: { value: 'w360' } };

/** Finds the parts of the form in every language. */
function formOf(canvasElement: HTMLElement) {
  const amount = canvasElement.querySelector<HTMLInputElement>('input[name="amount"]');
  const to = canvasElement.querySelector<HTMLSelectElement>('select[name="to"]');
  const send = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!amount || !to || !send) throw new Error('There is no form');
  return { amount, to, send };
}

export const Member = story('member', {
  name: '[WAL-02] An amount in Bengali digits with commas is sent as one exact amount',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, send } = formOf(canvasElement);
    await userEvent.type(amount, '\u09E7,\u09EB\u09E6\u09E6.\u09EB');
    await expect(send).toHaveTextContent('1,500.50');
    await expect(amount).toHaveAccessibleDescription(/10,949\.50/);
    await userEvent.click(send);
    await expect(args.onTransfer).toHaveBeenCalledOnce();
    const wanted = { from: 'MAIN', to: 'HIJOLIX', amount: '1500.50' };
    await expect(args.onTransfer).toHaveBeenCalledWith(wanted);
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[WAL-02] A text that is no amount shows an error under the field, and nothing is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, send } = formOf(canvasElement);
    for (const typed of ['', '0', '-5', '1e5', '1.005', '1234567890123456', '12450.01', 'all']) {
      await userEvent.clear(amount);
      if (typed !== '') await userEvent.type(amount, typed);
      await userEvent.click(send);
      await expect(amount).toBeInvalid();
      await expect(amount).toHaveValue(typed);
    }
    await expect(args.onTransfer).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12450');
    await expect(amount).toBeValid();
  },
});
export const Empty = story('empty');
export const MainOnly = story('mainOnly');
export const Hidden = story('hidden', {
  name: '[WAL-01] [LAY-03] Hidden balances are hidden everywhere on the page',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/12,450|2,400|860/);
  },
});
export const LongText = story('longText', { globals: phone });
export const Sending = story('sending', {
  name: '[WAL-07] No second transfer starts while one is under way',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, send } = formOf(canvasElement);
    await userEvent.type(amount, '500');
    await userEvent.click(send);
    await expect(args.onTransfer).not.toHaveBeenCalled();
  },
});
export const BringingBack = story('bringingBack');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('form [data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const LostBack = story('lostBack');
export const ClosedMeanwhile = story('closedMeanwhile');
export const Refused = story('refused', {
  name: '[WAL-02] An error of the backend about a field is shown at the field',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).amount).toBeInvalid();
  },
});
export const PartlyBack = story('partlyBack', {
  name: '[WAL-02] Lists each wallet whose money did not come back',
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Kodamba.*75\.00/);
    await expect(alert).toHaveTextContent(/Tetulix.*1,250\.00/);
  },
});
export const Old = story('old');
export const BalanceFailed = story('balanceFailed');
export const PastFailed = story('pastFailed');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    const retry = canvasElement.querySelector('[data-component="error-state"] button');
    if (!retry) throw new Error('There is no second try');
    await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof walletsStates, typeof import('./WalletsView.stories.tsx')>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { uplineStates } from './states.ts';
import { UplineView } from './UplineView.tsx';

const meta: Meta<typeof UplineView> = {
  title: 'Widgets/MemberUpline/View',
  component: UplineView,
  args: { onSend: fn(), onAgain: fn(), onRetry: fn(), onRetryPast: fn(), onPastPage: fn() },
};
export default meta;

const story = storiesFor(UplineView, uplineStates);
const phone = { viewport: { value: 'w360' } };

/** Finds the parts of the form in every language. */
function formOf(canvasElement: HTMLElement) {
  const box = (name: string) => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const send = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!send) throw new Error('There is nothing to press');
  return { amount: box('amount'), password: box('paymentPassword'), note: box('note'), send };
}

export const Member = story('member', {
  name: '[MEM-05] [WAL-05] Sends amount, transaction password and note as they were typed',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, password, note, send } = formOf(canvasElement);
    await userEvent.type(amount, '1,000');
    await userEvent.type(password, '246810');
    await userEvent.type(note, ' eid ');
    await expect(amount).toHaveAccessibleDescription(/11,450\.00/);
    await expect(send).toHaveTextContent('1,000.00');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    const wanted = { amount: '1000.00', paymentPassword: '246810', note: 'eid' };
    await expect(args.onSend).toHaveBeenCalledWith(wanted);
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[WAL-05] A missing value or one outside the limits shows an error at its field, and nothing is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, password, send } = formOf(canvasElement);
    await userEvent.type(amount, '99.99');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(password).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '5001');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('5001');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const Empty = story('empty');
export const ManyPages = story('manyPages');
export const BalanceUnknown = story('balanceUnknown');
export const LongText = story('longText', { globals: phone });
export const Sending = story('sending');
export const WrongPassword = story('wrongPassword', {
  name: '[WAL-05] A wrong transaction password shows an error at its field',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).password).toBeInvalid();
  },
});
export const NoPassword = story('noPassword');
export const OverLimit = story('overLimit');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('form [data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const None = story('none');
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

type _Covered = CoversEveryState<typeof uplineStates, typeof import('./UplineView.stories.tsx')>;

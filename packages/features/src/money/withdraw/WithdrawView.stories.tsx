import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { catalogues } from '../../testing/test-runtime.tsx';
import { withdrawStates } from './states.ts';
import { WithdrawView } from './WithdrawView.tsx';

const meta: Meta<typeof WithdrawView> = {
  title: 'Widgets/MemberWithdraw/View',
  component: WithdrawView,
  args: {
    onAsk: fn(),
    onType: fn(),
    onOffer: fn(),
    onSend: fn(),
    onAgain: fn(),
    onOpen: fn(),
    onRetry: fn(),
    onRetryQuote: fn(),
    onRetryAsks: fn(),
    onRetryPast: fn(),
    onPage: fn(),
  },
};
export default meta;

const story = storiesFor(WithdrawView, withdrawStates);
/** The texts in the language of the story. */
const textsIn = ({ language }: { readonly language?: unknown }) =>
  catalogues[language === 'en' ? 'en' : 'bn'];
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
  return { amount: box('amount'), password: () => box('paymentPassword'), send };
}

/** The window that is open over the page. */
const window = async () => within(await screen.findByRole('dialog'));

export const Member = story('member', {
  name: '[MEM-04] [WAL-03] Sends account, amount and transaction password as they were typed',
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    const { amount, password, send } = formOf(canvasElement);
    const [, bank] = canvas.getAllByRole('radio');
    if (!bank) throw new Error('There is no second account');
    await userEvent.click(bank);
    await userEvent.type(amount, '3,000');
    await userEvent.type(password(), '246810');
    await expect(args.onAsk).toHaveBeenLastCalledWith({ accountId: 'pa-2', amount: '3000.00' });
    await expect(send).toHaveTextContent('3,000.00');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    const wanted = { accountId: 'pa-2', amount: '3000.00', paymentPassword: '246810' };
    await expect(args.onSend).toHaveBeenCalledWith(wanted);
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[WAL-03] A missing value or one outside the limits shows an error at its field, and nothing is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, password, send } = formOf(canvasElement);
    await userEvent.type(amount, '499.99');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(password()).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12450.01');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('12450.01');
    await expect(args.onSend).not.toHaveBeenCalled();
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
export const AsksFailed = story('asksFailed');
export const PastFailed = story('pastFailed');
export const NoAccounts = story('noAccounts', {
  name: '[WAL-03] Without an account the steps of a first withdrawal are shown here',
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('list', { name: textsIn(globals)['firstWithdrawal.steps'] }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('form', { name: textsIn(globals)['wallet.withdrawal'] }),
    ).toBeNull();
  },
});
export const NoAccountsNoMoney = story('noAccountsNoMoney');
export const FirstAmount = story('firstAmount', {
  name: '[WAL-03] The amount is the last step of a first withdrawal, and the password is already there',
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: textsIn(globals)['firstWithdrawal.amountTitle'] }),
    ).toHaveFocus();
    const { amount, send } = formOf(canvasElement);
    await userEvent.type(amount, '500');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ amount: '500.00', paymentPassword: '246810' }),
    );
  },
});
export const NoTurnover = story('noTurnover');
export const OverToday = story('overToday', {
  name: '[WAL-03] A press while nothing can be withdrawn focuses the reason',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(formOf(canvasElement).send);
    await expect(canvasElement.querySelector('[data-obstacle]')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const BelowMin = story('belowMin');
export const Hidden = story('hidden');
export const QuoteLoading = story('quoteLoading');
export const QuoteFailed = story('quoteFailed');
export const Offered = story('offered', {
  name: '[WAL-07] Restores a draft on request, without the password',
  play: async ({ args, canvasElement, canvas, userEvent }) => {
    const accept = canvasElement.querySelector('[data-part="draft-offer"] button');
    if (!accept) throw new Error('There is no offer');
    await userEvent.click(accept);
    const { amount, password } = formOf(canvasElement);
    await expect(amount).toHaveValue('3,000');
    await expect(password()).toHaveValue('');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await expect(args.onOffer).toHaveBeenCalledOnce();
  },
});
export const Sending = story('sending');
export const WrongPassword = story('wrongPassword', {
  name: '[WAL-03] A wrong transaction password shows an error at its field',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).password()).toBeInvalid();
  },
});
export const PasswordMissing = story('passwordMissing');
export const TurnoverMissing = story('turnoverMissing', {
  name: '[WAL-03] The remaining turnover of the bonus is shown at the amount',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).amount).toHaveAccessibleDescription(/500\.00/);
    await expect(formOf(canvasElement).amount).toBeInvalid();
  },
});
export const OverLimit = story('overLimit');
export const NoMoney = story('noMoney');
export const AccountGone = story('accountGone');
export const AccountLocked = story('accountLocked');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('form [data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const FeeLost = story('feeLost');
export const Waiting = story('waiting', {
  name: '[WAL-04] A payment that waits for an answer stands above the form',
  play: async ({ args, canvasElement, userEvent }) => {
    const ask = canvasElement.querySelector('[data-ask]');
    const form = canvasElement.querySelector('form');
    if (!ask || !form) throw new Error('Something is missing');
    const place = ask.compareDocumentPosition(form);
    await expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const answer = ask.querySelector('button');
    if (!answer) throw new Error('There is no way to answer');
    await userEvent.click(answer);
    await expect(args.onOpen).toHaveBeenCalledWith('WD-70318', 'answer');
  },
});
export const AskLate = story('askLate');
export const Detail = story('detail');
export const DetailLoading = story('detailLoading');
export const DetailFailed = story('detailFailed');
export const Cancellable = story('cancellable');
export const CancelLost = story('cancelLost');
export const Completed = story('completed');
export const Rejected = story('rejected');
export const Cancelled = story('cancelled');
export const UnknownStatus = story('unknownStatus', {
  name: '[WAL-03] An unknown status is shown as unknown, with its code',
  play: async () => {
    await expect((await window()).getByText('frozen')).toBeVisible();
  },
});
export const DetailLate = story('detailLate');
export const PartPaid = story('partPaid', {
  name: '[WAL-04] The pictures that were sent can be opened again',
  play: async () => {
    const [picture] = (await window()).getAllByRole('link');
    const source = picture?.querySelector('img')?.getAttribute('src');
    await expect(picture).toHaveAttribute('href', source ?? 'a picture');
    await expect(picture).toHaveAttribute('target', '_blank');
  },
});
export const PolicyMissing = story('policyMissing');
export const Question = story('question', {
  name: '[WAL-04] Nothing is sent without an answer; "not received" opens the report',
  play: async ({ userEvent }) => {
    const dialog = await window();
    const go = dialog.getAllByRole('button').at(-1);
    if (!go) throw new Error('There is nothing to press');
    await userEvent.click(go);
    await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription();
    const [, none] = dialog.getAllByRole('radio');
    if (!none) throw new Error('There is no second answer');
    await userEvent.click(none);
    await userEvent.click(go);
    await expect(await dialog.findByRole('textbox')).toBeVisible();
  },
});
export const QuestionPart = story('questionPart', { globals: phone });
export const AnswerLost = story('answerLost');
export const Answering = story('answering');
export const Report = story('report', {
  globals: phone,
  name: '[WAL-04] [WAL-06] The full amount is no part of it; shows what arrived and what is missing',
  play: async ({ userEvent }) => {
    const dialog = await window();
    const go = dialog.getAllByRole('button').at(-1);
    if (!go) throw new Error('There is nothing to press');
    await userEvent.click(go);
    const amount = await dialog.findByDisplayValue('500.00');
    await expect(amount).toHaveAccessibleDescription(/500\.00.*1,480\.00/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1980');
    const send = document.querySelector<HTMLButtonElement>('[role="dialog"] button[type="submit"]');
    if (!send) throw new Error('There is nothing to send');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '500');
    await expect(amount).toBeValid();
  },
});
export const ManyPages = story('manyPages');
export const LongText = story('longText', { globals: phone });

type _Covered = CoversEveryState<
  typeof withdrawStates,
  typeof import('./WithdrawView.stories.tsx')
>;

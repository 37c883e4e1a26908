import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DepositView } from './DepositView.tsx';
import { depositStates } from './states.ts';

const meta: Meta<typeof DepositView> = {
  title: 'Widgets/MemberDeposit/View',
  component: DepositView,
  args: {
    onDraft: fn(),
    onOpen: fn(),
    onAgain: fn(),
    onShow: fn(),
    onBegin: fn(),
    onCopy: fn(),
    onService: fn(),
    onRetry: fn(),
    onRetryPast: fn(),
    onPastPage: fn(),
    onProof: fn(),
    onCancel: fn(),
    onStepAgain: fn(),
    onRefresh: fn(),
  },
};
export default meta;

const story = storiesFor(DepositView, depositStates);
const phone = { viewport: { value: 'w360' } };

const find = <Found extends Element>(root: HTMLElement, selector: string): Found => {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
/** Finds the parts of the form in every language. */
const amountOf = (root: HTMLElement) => find<HTMLInputElement>(root, 'input[name="amount"]');
const sendOf = (root: HTMLElement) => find<HTMLButtonElement>(root, 'button[type="submit"]');

export const Member = story('member', {
  name: '[MEM-03] [WAL-03] Sends the chosen method and amount, and shows a summary first',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(find(canvasElement, 'input[value="agent"]'));
    await userEvent.type(amountOf(canvasElement), '2,000');
    await expect(canvasElement).toHaveTextContent(/20\.00.*1,980\.00/);
    await expect(sendOf(canvasElement)).toHaveTextContent('2,000.00');
    await userEvent.click(sendOf(canvasElement));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith({ methodId: 'agent', amount: '2000.00' });
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[WAL-03] An amount outside the limits shows an error under it, and nothing is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const amount = amountOf(canvasElement);
    await expect(amount).toHaveValue('2,000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1e5');
    await userEvent.click(sendOf(canvasElement));
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '25000.01');
    await userEvent.click(sendOf(canvasElement));
    await expect(amount).toBeInvalid();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '2000');
    await expect(amount).toBeValid();
  },
});
export const Limited = story('limited', {
  name: '[WAL-03] Shows what the limits leave today, and sends no more than that',
  play: async ({ args, canvasElement, userEvent }) => {
    const amount = amountOf(canvasElement);
    await expect(amount).toHaveAccessibleDescription(/3,200\.00/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '3200.01');
    await userEvent.click(sendOf(canvasElement));
    await expect(amount).toBeInvalid();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
export const LimitSpent = story('limitSpent');
export const Bonus = story('bonus', {
  name: '[WAL-03] Shows the terms of a bonus, and requires its smallest amount',
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent(/400\.00/);
    const amount = amountOf(canvasElement);
    await userEvent.clear(amount);
    await userEvent.type(amount, '499.99');
    await userEvent.click(sendOf(canvasElement));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(find(canvasElement, 'input[name="promotionId"][value=""]'));
    await userEvent.click(sendOf(canvasElement));
    await expect(args.onOpen).toHaveBeenCalledWith({ methodId: 'wallet', amount: '499.99' });
    await userEvent.click(find(canvasElement, 'input[value="p-welcome"]'));
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,000');
  },
});
export const ClosedMeanwhile = story('closedMeanwhile', {
  name: '[WAL-03] A method that was closed meanwhile shows an error at its field',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(sendOf(canvasElement));
    await expect(find(canvasElement, '[role="radiogroup"]')).toBeInvalid();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
});
export const NoMethods = story('noMethods');
export const Opening = story('opening');
export const OverLimit = story('overLimit', {
  name: '[WAL-03] A limit that only the backend knows shows an error under the amount',
  play: async ({ canvasElement }) => {
    await expect(amountOf(canvasElement)).toBeInvalid();
    await expect(amountOf(canvasElement)).toHaveValue('2,000');
  },
});
export const RefusedField = story('refusedField');
export const Paused = story('paused');
export const Region = story('region');
export const Maintenance = story('maintenance');
export const SessionOver = story('sessionOver');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(find(canvasElement, 'form [data-component="alert"] button'));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const StillOpen = story('stillOpen', {
  name: '[WAL-07] Open deposits stand above a new one',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^DP-20419/ }));
    await expect(args.onShow).toHaveBeenCalledWith('DP-20419');
  },
});
export const OpenUnknown = story('openUnknown');
export const Order = story('order', {
  name: '[WAL-03] Amount, account and reference of an order are copied as the backend wrote them',
  play: async ({ args, canvasElement, userEvent }) => {
    const copies = [...canvasElement.querySelectorAll('dd button')];
    for (const copy of copies) await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenNthCalledWith(1, '2000.00');
    await expect(args.onCopy).toHaveBeenNthCalledWith(2, '01700-000000');
    await expect(args.onCopy).toHaveBeenNthCalledWith(3, 'DP-20418');
    await userEvent.click(sendOf(canvasElement));
    await expect(args.onProof).not.toHaveBeenCalled();
  },
});
export const OrderPhone = story('orderPhone', { globals: phone });
export const OrderBank = story('orderBank');
export const OrderQr = story('orderQr', {
  name: '[WAL-03] A QR code has an accessible name, and the time left to pay is shown',
  play: async ({ canvas, canvasElement }) => {
    await expect(find(canvasElement, '[data-component="qr-code"]')).toHaveAccessibleName();
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/[\d০-৯]+:[\d০-৯]{2}/));
  },
});
export const OrderAgent = story('orderAgent');
export const Uploading = story('uploading', {
  name: '[WAL-06] A proof waits until its picture is uploaded',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(sendOf(canvasElement));
    await expect(args.onProof).not.toHaveBeenCalled();
  },
});
export const UploadFailed = story('uploadFailed');
export const SendingProof = story('sendingProof');
export const LostProof = story('lostProof', {
  name: '[WAL-07] A proof whose answer is lost can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(find(canvasElement, 'form [data-component="alert"] button'));
    await expect(args.onStepAgain).toHaveBeenCalledOnce();
  },
});
export const ProofRefused = story('proofRefused');
export const Cancelling = story('cancelling');
export const CancelTooLate = story('cancelTooLate');
export const Checking = story('checking');
export const Completed = story('completed', {
  name: '[WAL-03] Shows what was credited, and another deposit can be started',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('2,000.00');
    await userEvent.click(find(canvasElement, '[aria-labelledby="deposit-course"] > button'));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
});
export const Rejected = story('rejected');
export const RejectedUnsaid = story('rejectedUnsaid');
export const Expired = story('expired');
export const Cancelled = story('cancelled');
export const UnknownStatus = story('unknownStatus', {
  name: '[WAL-03] An unknown status is shown with its code',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('frozen');
  },
});
export const OrderLoading = story('orderLoading');
export const OrderFailed = story('orderFailed');
export const ManyPages = story('manyPages', {
  name: '[MEM-03] Past deposits open one by one',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /DP-20377/ }));
    await expect(args.onShow).toHaveBeenCalledWith('DP-20377');
  },
});
export const NoPast = story('noPast');
export const PastFailed = story('pastFailed');
export const LongText = story('longText', { globals: phone });
export const LongOptions = story('longOptions', { globals: phone });
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(find(canvasElement, '[data-component="error-state"] button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

type _Covered = CoversEveryState<typeof depositStates, typeof import('./DepositView.stories.tsx')>;

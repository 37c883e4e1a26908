import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PayoutAccountsView } from './PayoutAccountsView.tsx';
import { payoutAccountsStates } from './states.ts';

const meta: Meta<typeof PayoutAccountsView> = {
  title: 'Widgets/PayoutAccounts/View',
  component: PayoutAccountsView,
  args: {
    onAdd: fn(),
    onRemove: fn(),
    onSetPassword: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(PayoutAccountsView, payoutAccountsStates);
const phone = { viewport: { value: 'w360' } };

const box = (name: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[role="dialog"] [name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  });
const submit = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>('[role="dialog"] [type="submit"]');
    if (!found) throw new Error('There is nothing to press');
    return found;
  });
const last = async () => {
  const button = within(await screen.findByRole('dialog'))
    .getAllByRole('button')
    .at(-1);
  if (!button) throw new Error('There is no button');
  return button;
};

export const Some = story('some', {
  name: '[MEM-01] An account is removed only with the transaction password',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const [first] = within(modal).getAllByRole('listitem');
    if (!first) throw new Error('There is no account');
    await userEvent.click(within(first).getByRole('button'));
    await userEvent.click(await submit());
    await expect(await box('paymentPassword')).toBeInvalid();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.type(await box('paymentPassword'), '246810');
    await userEvent.click(await submit());
    await expect(args.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'PA-1' }),
      '246810',
    );
  },
});
export const None = story('none', {
  globals: phone,
  name: '[MEM-01] A first account: missing values are reported at their fields; the number is sent without separators',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await last());
    await userEvent.click(await submit());
    for (const name of ['providerId', 'accountNumber', 'accountName', 'paymentPassword']) {
      await expect(await box(name)).toBeInvalid();
    }
    await userEvent.selectOptions(await box('providerId'), 'bank');
    await userEvent.type(await box('accountNumber'), '\u09E7\u09E8 34-5678');
    await userEvent.type(await box('accountName'), 'Rafid Hasan');
    await userEvent.type(await box('paymentPassword'), '246810');
    await userEvent.click(await submit());
    await expect(args.onAdd).toHaveBeenCalledWith({
      providerId: 'bank',
      accountNumber: '12345678',
      accountName: 'Rafid Hasan',
      paymentPassword: '246810',
    });
  },
});
export const Full = story('full', {
  name: '[MEM-01] At the limit nothing can be added, and a message says why',
  play: async () => {
    await expect(await last()).toBeDisabled();
  },
});
export const NoPassword = story('noPassword', {
  name: '[MEM-01] Without a transaction password a button leads to setting one',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const buttons = within(modal).getAllByRole('button');
    for (const button of buttons) {
      if (button.closest('[data-component="alert"]')) await userEvent.click(button);
    }
    await expect(args.onSetPassword).toHaveBeenCalledOnce();
  },
});
export const LongText = story('longText');
export const UnknownKind = story('unknownKind');
export const Busy = story('busy');
export const WrongPassword = story('wrongPassword');
export const LimitReached = story('limitReached');
export const Network = story('network');
export const Loading = story('loading');
export const Failed = story('failed');

type _Covered = CoversEveryState<
  typeof payoutAccountsStates,
  typeof import('./PayoutAccountsView.stories.tsx')
>;

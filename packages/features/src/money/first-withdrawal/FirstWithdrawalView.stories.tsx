import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { FirstWithdrawalView } from './FirstWithdrawalView.tsx';
import { firstWithdrawalStates } from './states.ts';

const meta: Meta<typeof FirstWithdrawalView> = {
  title: 'Widgets/FirstWithdrawal/View',
  component: FirstWithdrawalView,
  args: { onDraft: fn(), onFinish: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(FirstWithdrawalView, firstWithdrawalStates);
const phone = { viewport: { value: 'w360' } };

export const Method = story('method', {
  name: '[WAL-03] Nothing is chosen for the member; the error leads to the choice',
  play: async ({ canvas, say, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say('action.next') }));
    await userEvent.click(await canvas.findByRole('link', { name: say('payout.provider') }));
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
});
export const Chosen = story('chosen', {
  name: '[WAL-03] Every step leads back, and what was typed is still there',
  globals: phone,
  play: async ({ args, canvas, say, userEvent }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    await press(say('action.next'));
    const number = await canvas.findByRole('textbox', {
      name: new RegExp(say('wallet.accountNumber')),
    });
    await expect(number).toHaveValue('01712 345-678');
    await userEvent.clear(number);
    await userEvent.type(number, '01812345678');
    await press(say('action.next'));
    await press(say('action.back'));
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(say('wallet.accountNumber')) }),
    ).toHaveValue('01812345678');
    await press(say('action.back'));
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(say('sample.mobileWallet')),
    );
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ providerId: 'nodi', accountNumber: '01812345678' }),
    );
  },
});
export const Account = story('account');
export const AccountOfHolder = story('accountOfHolder');
export const NewPassword = story('newPassword', {
  name: '[WAL-03] Number and name are shown once more before anything is sent',
  play: async ({ args, canvas, canvasElement, say, userEvent }) => {
    await expect(canvas.getByText(/01712 345-678/)).toBeVisible();
    const field = (name: string) => {
      const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!found) throw new Error(`There is no ${name}`);
      return found;
    };
    await userEvent.type(field('password'), 'Parlour#2026');
    await userEvent.type(field('paymentPassword'), '135791');
    await userEvent.type(field('confirmPaymentPassword'), '135791');
    await userEvent.click(canvas.getByRole('button', { name: say('action.continue') }));
    await expect(args.onFinish).toHaveBeenCalledWith(
      expect.objectContaining({ providerId: 'nodi' }),
      expect.objectContaining({ kind: 'new' }),
    );
  },
});
export const NewPasswordOnPhone = story('newPassword', { globals: phone });
export const KnownPassword = story('knownPassword');
export const OnlyPassword = story('onlyPassword', {
  name: '[WAL-03] With an account only the password and the amount are left',
  play: async ({ canvas, say }) => {
    const steps = within(canvas.getByRole('list', { name: say('firstWithdrawal.steps') }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: say('action.back') })).toBeNull();
  },
});
export const Loading = story('loading');
export const Failed = story('failed');
export const Saving = story('saving');
export const WrongLogin = story('wrongLogin');
export const WrongPassword = story('wrongPassword');
export const NumberRefused = story('numberRefused', {
  name: '[WAL-03] A refused number is an error at its field',
  play: async ({ canvas, say }) => {
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(say('wallet.accountNumber')) }),
    ).toBeInvalid();
  },
});
export const LimitReached = story('limitReached');
export const LostAnswer = story('lostAnswer');
export const Offline = story('offline');
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<
  typeof firstWithdrawalStates,
  typeof import('./FirstWithdrawalView.stories.tsx')
>;

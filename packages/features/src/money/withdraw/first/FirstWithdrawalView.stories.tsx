import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { catalogues } from '../../../testing/test-runtime.tsx';
import type { FirstWithdrawalViewProps } from './FirstWithdrawalView.props.ts';
import { FirstWithdrawalView } from './FirstWithdrawalView.tsx';
import { firstWithdrawalStates } from './states.ts';

const meta: Meta<typeof FirstWithdrawalView> = {
  title: 'Widgets/FirstWithdrawal/View',
  component: FirstWithdrawalView,
  args: { onDraft: fn(), onFinish: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(FirstWithdrawalView, firstWithdrawalStates);
/** The texts in the language of the story. */
const textsIn = ({ language }: { readonly language?: unknown }) =>
  catalogues[language === 'en' ? 'en' : 'bn'];
/** The name of the first provider. */
const walletOf = ({ accounts }: Pick<FirstWithdrawalViewProps, 'accounts'>): string =>
  (accounts.status === 'ready' && accounts.value.providers[0]?.name) || '';
const phone = { viewport: { value: 'w360' } };

export const Method = story('method', {
  name: '[WAL-03] Nothing is chosen for the member; the error leads to the choice',
  play: async ({ canvas, globals, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: textsIn(globals)['action.next'] }));
    await userEvent.click(
      await canvas.findByRole('link', { name: textsIn(globals)['payout.provider'] }),
    );
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
  },
});
export const Chosen = story('chosen', {
  name: '[WAL-03] Every step leads back, and what was typed is still there',
  globals: phone,
  play: async ({ args, canvas, globals, userEvent }) => {
    const press = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name }));
    await press(textsIn(globals)['action.next']);
    const number = await canvas.findByRole('textbox', {
      name: new RegExp(textsIn(globals)['wallet.accountNumber']),
    });
    await expect(number).toHaveValue('01712 345-678');
    await userEvent.clear(number);
    await userEvent.type(number, '01812345678');
    await press(textsIn(globals)['action.next']);
    await press(textsIn(globals)['firstWithdrawal.back']);
    await expect(
      await canvas.findByRole('textbox', {
        name: new RegExp(textsIn(globals)['wallet.accountNumber']),
      }),
    ).toHaveValue('01812345678');
    await press(textsIn(globals)['firstWithdrawal.back']);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(walletOf(args)),
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
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    await expect(canvas.getByText(/01712 345-678/)).toBeVisible();
    const field = (name: string) => {
      const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!found) throw new Error(`There is no ${name}`);
      return found;
    };
    await userEvent.type(field('password'), 'Parlour#2026');
    await userEvent.type(field('paymentPassword'), '135791');
    await userEvent.type(field('confirmPaymentPassword'), '135791');
    await userEvent.click(
      canvas.getByRole('button', { name: textsIn(globals)['action.continue'] }),
    );
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
  play: async ({ canvas, globals }) => {
    const steps = within(
      canvas.getByRole('list', { name: textsIn(globals)['firstWithdrawal.steps'] }),
    );
    await expect(steps.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      canvas.queryByRole('button', { name: textsIn(globals)['firstWithdrawal.back'] }),
    ).toBeNull();
  },
});
export const Loading = story('loading');
export const Failed = story('failed');
export const Saving = story('saving');
export const WrongLogin = story('wrongLogin');
export const WrongPassword = story('wrongPassword');
export const NumberRefused = story('numberRefused', {
  name: '[WAL-03] A refused number is an error at its field',
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('textbox', {
        name: new RegExp(textsIn(globals)['wallet.accountNumber']),
      }),
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

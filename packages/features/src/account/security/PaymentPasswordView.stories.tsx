import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PaymentPasswordView } from './PaymentPasswordView.tsx';
import { paymentPasswordStates } from './states.ts';

const meta: Meta<typeof PaymentPasswordView> = {
  title: 'Widgets/Security/PaymentPassword',
  component: PaymentPasswordView,
  args: { onSave: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(PaymentPasswordView, paymentPasswordStates);

async function fieldsOf() {
  const modal = await screen.findByRole('dialog');
  const [login, next, repeat] = modal.querySelectorAll<HTMLInputElement>('input[type="password"]');
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!login || !next || !repeat || !submit) throw new Error('no fields');
  return { modal, login, next, repeat, submit };
}

export const First = story('first', {
  name: '[MEM-01] A transaction password is sent once it is valid and repeated',
  play: async ({ args, userEvent }) => {
    const { login, next, repeat, submit } = await fieldsOf();
    await userEvent.type(login, 'Parlour#2026');
    await userEvent.type(next, '13579');
    await userEvent.type(repeat, '135790');
    await userEvent.click(submit);
    await expect(next).toBeInvalid();
    await expect(repeat).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(next, '1');
    await userEvent.clear(repeat);
    await userEvent.type(repeat, '135791');
    await userEvent.click(submit);
    await expect(args.onSave).toHaveBeenCalledWith({
      password: 'Parlour#2026',
      paymentPassword: '135791',
      confirmPaymentPassword: '135791',
    });
  },
});
export const Change = story('change');
export const RulesUnknown = story('rulesUnknown');
export const Busy = story('busy');
export const WrongLogin = story('wrongLogin', {
  name: '[MEM-01] A wrong login password is reported at its field; the summary links to it',
  play: async ({ userEvent }) => {
    const { modal, login } = await fieldsOf();
    const summary = await within(modal).findByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(login).toBeInvalid();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(login).toHaveFocus();
  },
});
export const Refused = story('refused');
export const Network = story('network');

type _Covered = CoversEveryState<
  typeof paymentPasswordStates,
  typeof import('./PaymentPasswordView.stories.tsx')
>;

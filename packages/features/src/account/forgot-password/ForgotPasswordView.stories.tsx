import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';
import { forgotPasswordStates } from './states.ts';

const meta: Meta<typeof ForgotPasswordView> = {
  title: 'Widgets/ForgotPassword/View',
  component: ForgotPasswordView,
  args: { onEmail: fn(), onPhone: fn(), onRegister: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(ForgotPasswordView, forgotPasswordStates);
const phone = { viewport: { value: 'w360' } };

export const Email = story('email');
export const EmailFilled = story('emailFilled');
export const EmailOnly = story('emailOnly');
export const EmailBusy = story('emailBusy');
export const EmailUnknownClosed = story('emailUnknownClosed');
export const EmailRateLimited = story('emailRateLimited');
export const EmailNetwork = story('emailNetwork');
export const Phone = story('phone');
export const PhoneWithoutRule = story('phoneWithoutRule');
export const PhoneSending = story('phoneSending');
export const PhoneSent = story('phoneSent');
export const PhoneTooMany = story('phoneTooMany');
export const PhoneInvalid = story('phoneInvalid');
export const PhoneCodeExpired = story('phoneCodeExpired');
export const PhoneUnknown = story('phoneUnknown');
export const PhoneBusy = story('phoneBusy');

export const EmailSent = story('emailSent', {
  name: '[PWD-01] [A11-01] The address is confirmed, masked; Enter closes',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('ra***@example.com');
    await expect(dialog).not.toHaveTextContent('rafid@example.com');
    await waitFor(() => expect(within(dialog).getAllByRole('button').at(-1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});
export const EmailUnknown = story('emailUnknown', {
  name: '[PWD-01] [ERR-01] No account with that name and address: the message takes the focus and offers to register',
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByRole('group');
    await waitFor(() => expect(alert).toHaveFocus());
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
    await expect(screen.getByDisplayValue(args.email)).toBeVisible();
  },
});
export const PhoneCodeWrong = story('phoneCodeWrong', {
  name: '[PWD-01] [ERR-01] A wrong code is reported under its field',
  play: async () => {
    const summary = await screen.findByRole('group');
    const name = within(summary).getByRole('link').textContent;
    await expect(screen.getByRole('textbox', { name })).toBeInvalid();
  },
});
export const EmailOnPhone = story('emailFilled', { globals: phone });
export const PhoneOnPhone = story('phoneSent', { globals: phone });
export const SentOnPhone = story('emailSent', { globals: phone });

export const Required = story('phone', {
  name: '[PWD-01] Each empty field shows an error; the summary takes the focus and links to them',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const forms = modal.querySelectorAll('form');
    const [mobile] = forms[1]?.querySelectorAll<HTMLInputElement>('input[name="mobile"]') ?? [];
    if (!mobile) throw new Error('no field');
    await userEvent.clear(mobile);
    await userEvent.type(mobile, '   {Enter}');
    const summary = await within(modal).findByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(mobile).toBeInvalid();
    await expect(args.onPhone).not.toHaveBeenCalled();
  },
});

type _Covered = CoversEveryState<
  typeof forgotPasswordStates,
  typeof import('./ForgotPasswordView.stories.tsx')
>;

import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LoginView } from './LoginView.tsx';
import { loginStates } from './states.ts';

const meta: Meta<typeof LoginView> = {
  title: 'Widgets/Login/View',
  component: LoginView,
  args: { onUsername: fn(), onSms: fn(), onSendCode: fn(), onRegister: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(LoginView, loginStates);
const phone = { viewport: { value: 'w360' } };

export const Username = story('username');
export const Remembered = story('remembered');
export const Sms = story('sms');
export const SmsSending = story('smsSending');
export const SmsSent = story('smsSent');
export const SmsSentEarlier = story('smsSentEarlier');
export const SmsNotSent = story('smsNotSent');
export const SmsRefused = story('smsRefused');
export const Captcha = story('captcha');
export const CaptchaWrong = story('captchaWrong');
export const CaptchaLoading = story('captchaLoading');
export const CaptchaFailed = story('captchaFailed');
export const Wrong = story('wrong', {
  name: '[LGN-01] [A11-01] A failure takes focus and keeps what was typed',
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(screen.getByDisplayValue(args.username)).toBeVisible();
  },
});
export const NotMember = story('notMember');
export const NotAgent = story('notAgent');
export const RateLimited = story('rateLimited');
export const Network = story('network');
export const Timeout = story('timeout');
export const Malformed = story('malformed');
export const Schema = story('schema');
export const Maintenance = story('maintenance');
export const BotCheckFailed = story('botCheckFailed');
export const ServerSentence = story('serverSentence', {
  name: '[ERR-01] A sentence of the server is text, never markup',
  play: async () => {
    const alert = await screen.findByRole('alert');
    await expect(alert.querySelector('b')).toBeNull();
    await expect(alert).toHaveTextContent('<b>');
  },
});
export const Busy = story('busy');
export const FreePlayBusy = story('freePlayBusy');
export const Resumes = story('resumes');
export const UsernameOnly = story('usernameOnly', {
  name: '[LGN-01] With one way in there are no tabs',
  play: async () => {
    const modal = await screen.findByRole('dialog');
    await expect(within(modal).queryByRole('tab')).toBeNull();
  },
});
export const LoginOnly = story('loginOnly');

export const UsernameOnPhone = story('username', { globals: phone });
export const CaptchaOnPhone = story('captcha', { globals: phone });
export const SmsOnPhone = story('smsSent', { globals: phone });

export const RequiredFields = story('username', {
  name: '[LGN-01] Each empty field says so under itself; blanks count as empty',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const [name, password] = modal.querySelectorAll<HTMLInputElement>('form input');
    if (!name || !password) throw new Error('no fields');
    await userEvent.type(name, '   {Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveFocus();
    await expect(password).toBeInvalid();
    await expect(name).toHaveAccessibleDescription();
    await expect(password).toHaveAccessibleDescription();
    await expect(args.onUsername).not.toHaveBeenCalled();
    await userEvent.type(name, 'rafid');
    await waitFor(() => expect(name).toBeValid());
  },
});

type _Covered = CoversEveryState<typeof loginStates, typeof import('./LoginView.stories.tsx')>;

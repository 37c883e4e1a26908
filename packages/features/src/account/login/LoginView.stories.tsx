import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LoginView } from './LoginView.tsx';
import { loginStates } from './states.ts';

const meta: Meta<typeof LoginView> = {
  title: 'Widgets/Login/View',
  component: LoginView,
  args: {
    onUsername: fn(),
    onSms: fn(),
    onSendCode: fn(),
    onForgot: fn(),
    onRegister: fn(),
    onDismiss: fn(),
  },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(LoginView, loginStates);
const phone = { viewport: { value: 'w360' } };

export const Username = story('username');
export const Remembered = story('remembered');
export const KeepsNothing = story('keepsNothing', {
  name: '[EMB-01] Without a storage the name cannot be remembered',
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
});
export const Sms = story('sms');
export const SmsSending = story('smsSending');
export const SmsSent = story('smsSent');
export const SmsSentEarlier = story('smsSentEarlier');
export const SmsNumberRefused = story('smsNumberRefused');
export const SmsRefused = story('smsRefused');
export const Captcha = story('captcha');
export const CaptchaWrong = story('captchaWrong');
export const CaptchaLoading = story('captchaLoading');
export const CaptchaFailed = story('captchaFailed');
export const Wrong = story('wrong', {
  name: '[LGN-01] [A11-01] A failure takes the focus and keeps the typed text',
  play: async ({ args }) => {
    const alert = await screen.findByRole('group');
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
export const BotCheck = story('botCheck');
export const BotFailed = story('botFailed');
export const BotBlocked = story('botBlocked');
export const BotTimeout = story('botTimeout');
export const Misconfigured = story('misconfigured');
export const AccountLocked = story('accountLocked');
export const RegionBlocked = story('regionBlocked');
export const PhoneMissing = story('phoneMissing');
export const PhoneTooMany = story('phoneTooMany');
export const PhoneCaptcha = story('phoneCaptcha');
export const PhoneDomain = story('phoneDomain');
export const PhoneQuota = story('phoneQuota');
export const PhoneNotAllowed = story('phoneNotAllowed');
export const PhonePopupClosed = story('phonePopupClosed');
export const PhoneUnknown = story('phoneUnknown');
export const PhoneBlocked = story('phoneBlocked');
export const CodeMissing = story('codeMissing');
export const CodeExpired = story('codeExpired');
export const FieldsRefused = story('fieldsRefused', {
  name: "[LGN-01] [ERR-01] The server's error for a field is shown under it; the summary takes the focus",
  play: async ({ userEvent }) => {
    const summary = await screen.findByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    const name = screen.getByRole('textbox', {
      name: within(summary).getByRole('link').textContent,
    });
    await expect(name).toBeInvalid();
    await userEvent.click(within(summary).getByRole('link'));
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'x');
    await waitFor(() => expect(name).toBeValid());
  },
});
export const CodeWrong = story('codeWrong', {
  name: '[LGN-06] [ERR-01] A wrong code is reported under its field',
  play: async () => {
    const summary = await screen.findByRole('group');
    const name = within(summary).getByRole('link').textContent;
    await expect(screen.getByRole('textbox', { name })).toBeInvalid();
  },
});
export const ServerSentence = story('serverSentence', {
  name: '[ERR-01] A sentence from the server is text, never markup',
  play: async () => {
    const alert = await screen.findByRole('group');
    await expect(alert.querySelector('b')).toBeNull();
    await expect(alert).toHaveTextContent('<b>');
  },
});
export const Busy = story('busy');
export const FreePlayBusy = story('freePlayBusy');
export const Resumes = story('resumes');
export const UsernameOnly = story('usernameOnly', {
  name: '[LGN-01] With only one login method there are no tabs',
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
  name: '[LGN-01] Each empty field shows an error; blanks count as empty',
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog');
    const [name, password] = modal.querySelectorAll<HTMLInputElement>('form input');
    if (!name || !password) throw new Error('no fields');
    await userEvent.type(name, '   {Enter}');
    await waitFor(() => expect(name).toBeInvalid());
    const summary = within(modal).getByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getAllByRole('link')[0] ?? summary);
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

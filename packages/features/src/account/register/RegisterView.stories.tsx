import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RegisterView } from './RegisterView.tsx';
import { registerStates } from './states.ts';

const meta: Meta<typeof RegisterView> = {
  title: 'Widgets/Register/View',
  component: RegisterView,
  args: {
    onTab: fn(),
    onCountry: fn(),
    onSendCode: fn(),
    onLogin: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    onType: fn(),
    onOfferAnswered: fn(),
  },
};
export default meta;

const story = storiesFor(RegisterView, registerStates);

/** The fields in page order, with the names a screen reader announces. */
const fieldsOf = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLInputElement>('input'),
];
const named = (canvasElement: HTMLElement, name: string): HTMLInputElement => {
  const found = fieldsOf(canvasElement).find((input) => input.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};
/** The message above the form. The boxes of a date are a group too. */
const messageIn = (canvasElement: HTMLElement): HTMLElement => {
  const groups = within(canvasElement).getAllByRole('group');
  const found = groups.find(({ dataset }) => dataset.component !== undefined);
  if (!found) throw new Error('no message');
  return found;
};
const submitButton = (canvasElement: HTMLElement): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>('button[type="submit"]');
  if (!found) throw new Error('no submit button');
  return found;
};

export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[REG-02] Rules that fail to load can be requested again',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Closed = story('closed', {
  name: '[CFG-02] A closed registration shows no form, but a button to log in',
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await expect(fieldsOf(canvasElement)).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});
export const Username = story('username');
export const WithoutTexts = story('withoutTexts', {
  name: '[REG-06] [HLP-01] Without a text of the operator the agreement links to none',
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
});
export const Mobile = story('mobile');
export const OneTab = story('oneTab', {
  name: '[REG-01] With only one way to register there are no tabs',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});
export const SmsSending = story('smsSending');
export const SmsCountdown = story('smsCountdown', {
  name: '[LGN-06] No second code during the countdown',
  play: async ({ canvasElement }) => {
    const part = canvasElement.querySelector<HTMLElement>('[data-component="code-field"]');
    if (!part) throw new Error('no code field');
    await expect(within(part).getByRole('button')).toBeDisabled();
    await expect(within(part).getByRole('button')).toHaveTextContent('47');
  },
});
export const Captcha = story('captcha');
export const CaptchaWrong = story('captchaWrong', {
  name: '[LGN-04] A wrong picture code is reported at its field, which is emptied',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(messageIn(canvasElement)).toHaveFocus());
    const field = named(canvasElement, 'captcha');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('');
    await expect(named(canvasElement, 'username')).toHaveValue('rafid_dhaka');
  },
});
export const CaptchaFailed = story('captchaFailed');
export const LinkCode = story('linkCode');
export const LinkCodeUnknown = story('linkCodeUnknown');
export const Offered = story('offered', {
  name: '[REG-05] A draft is restored on request, and does not overwrite newly typed text',
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.type(named(canvasElement, 'username'), 'new');
    const [accept] = canvas.getAllByRole('button');
    if (!accept) throw new Error('no offer');
    await userEvent.click(accept);
    await expect(named(canvasElement, 'username')).toHaveValue('new');
    await expect(named(canvasElement, 'mobileNum')).toHaveValue('1712345678');
    await expect(args.onOfferAnswered).toHaveBeenCalledWith(true);
    await expect(args.onType).toHaveBeenLastCalledWith(
      expect.objectContaining({ username: 'new', mobileNum: '1712345678' }),
    );
  },
});
export const Checking = story('checking');
export const BotFailed = story('botFailed');
export const BotTimeout = story('botTimeout');
export const PhoneDomain = story('phoneDomain');
export const SmsCodeWrong = story('smsCodeWrong', {
  name: '[REG-05] [ERR-01] A wrong code is reported at its field',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(messageIn(canvasElement)).toHaveFocus());
    await expect(named(canvasElement, 'verificationCode')).toHaveAttribute('aria-invalid', 'true');
  },
});
export const SmsCodeExpired = story('smsCodeExpired');
export const PhoneInvalid = story('phoneInvalid');
export const TooLong = story('tooLong', {
  name: '[REG-02] A value that is too long is not cut; its characters are counted',
  play: async ({ canvasElement }) => {
    const nickname = named(canvasElement, 'nickname');
    await expect(nickname).not.toHaveAttribute('maxlength');
    await expect(canvasElement.querySelector('[data-part="count"]')).toHaveTextContent('12/8');
  },
});
export const Submitting = story('submitting', {
  name: '[REG-05] Nothing is sent again while a request is in progress',
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const ServerErrors = story('serverErrors', {
  name: '[REG-05] [A11-01] A field refused by the server shows the error, the summary links to it, the text stays',
  play: async ({ canvasElement, userEvent }) => {
    const summary = await waitFor(() => messageIn(canvasElement));
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links).toHaveLength(2);
    const [, last] = links;
    if (!last) throw new Error('no link');
    await userEvent.click(last);
    const field = named(canvasElement, 'referralCode');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(named(canvasElement, 'password')).toHaveValue('Padma#2026');
    await expect(named(canvasElement, 'agreement')).toBeChecked();
  },
});
export const Network = story('network');
export const ServerSentence = story('serverSentence', {
  name: '[ERR-01] A sentence from the server is text, never markup',
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toHaveTextContent('<b>');
  },
});
export const EveryField = story('everyField', {
  name: '[REG-03] [A11-01] Every field has a name, an autofill token and descriptions that exist',
  play: async ({ canvasElement }) => {
    for (const input of fieldsOf(canvasElement)) {
      // A date has a name for each of its boxes; its control is hidden.
      if (input.type === 'checkbox' || input.ariaHidden === 'true') continue;
      await expect(input).toHaveAccessibleName();
      await expect(input.autocomplete, input.name).not.toBe('');
      for (const id of input.getAttribute('aria-describedby')?.split(' ') ?? []) {
        await expect(canvasElement.querySelector(`[id="${id}"]`), id).not.toBeNull();
      }
    }
    const words = ['username', 'password', 'mobileNum', 'email', 'fullName'].map(
      (name) => named(canvasElement, name).autocomplete,
    );
    await expect(words).toEqual(['username', 'new-password', 'tel-national', 'email', 'name']);
  },
});
export const LongTexts = story('longTexts');

export const ByKeyboard = story('username', {
  name: '[REG-02] [A11-01] The form can be filled in and sent with the keyboard alone',
  args: { initialValues: { birthday: '1998-04-14' } },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const [tab] = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(tab).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTab).toHaveBeenCalledWith('registerMobile');
    named(canvasElement, 'username').focus();
    await userEvent.keyboard('padma7');
    await userEvent.tab();
    await expect(named(canvasElement, 'password')).toHaveFocus();
    await userEvent.keyboard('Padma#2026');
    const rules = canvasElement.querySelectorAll('[data-part="rule"][data-state="met"]');
    await expect(rules).toHaveLength(5);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Padma#2026');
    named(canvasElement, 'mobileNum').focus();
    await userEvent.keyboard('01712345678');
    named(canvasElement, 'agreement').focus();
    await userEvent.keyboard(' ');
    named(canvasElement, 'username').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'padma7', mobileNum: '01712345678', agreement: true }),
      expect.any(HTMLElement),
    );
  },
});

export const EmptyAttempt = story('username', {
  name: '[VAL-03] [REG-06] An empty form is not sent: the summary takes the focus and lists what is missing',
  play: async ({ canvasElement, args, userEvent }) => {
    await userEvent.click(submitButton(canvasElement));
    const summary = await waitFor(() => messageIn(canvasElement));
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(6);
    await expect(summary).toHaveTextContent(/(?:^|\s)6\D/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(named(canvasElement, 'referralCode')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(named(canvasElement, 'username'), 'padma7');
    await expect(named(canvasElement, 'username')).not.toHaveAttribute('aria-invalid');
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    await expect(summary).toHaveTextContent(/(?:^|\s)5\D/);
  },
});

export const LeftField = story('username', {
  name: '[A11-01] An error appears when the field is left, not while it is first typed in',
  play: async ({ canvasElement, userEvent }) => {
    const field = named(canvasElement, 'username');
    await userEvent.type(field, '7');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    await expect(described).toHaveLength(2);
  },
});

type _Covered = CoversEveryState<
  typeof registerStates,
  typeof import('./RegisterView.stories.tsx')
>;

import { isApiError } from '@parlour/api-client';
import { challengeMessage } from '../../shared/challenge/challenge-error.ts';
import { isNumberOf } from '../../shared/challenge/phone-number.ts';
import { refusedBy } from '../../shared/form/refused-fields.ts';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import {
  type CompiledField,
  compileRules,
  type Message,
  problemWith,
} from '../../shared/rules/compile.ts';
import { passwordMessage } from '../../shared/rules/password-message.ts';
import { defaultPassword } from '../../shared/session/change-reason.ts';

/** How a person proves that the account belongs to them (PWD-01). */
export type ForgotMethod = 'email' | 'mobileNum';

export const emailNames = ['username', 'email'] as const;
export type EmailName = (typeof emailNames)[number];
export type EmailValues = Readonly<Record<EmailName, string>>;

export const phoneNames = ['mobile', 'code', 'newPassword', 'confirmNewPassword'] as const;
export type PhoneName = (typeof phoneNames)[number];
export type PhoneValues = Readonly<Record<PhoneName, string>>;

const forgotProblems = [
  'required',
  'email',
  'mobile',
  'length',
  'pattern',
  'common',
  'mismatch',
] as const;
/** Error codes of a field. */
export type ForgotProblem = (typeof forgotProblems)[number];

/** An attempt that failed; `attempt` distinguishes two equal failures. */
export interface ForgotFailure {
  readonly method: ForgotMethod;
  readonly error: unknown;
  readonly attempt: number;
}

const known = ['password'] as const;

/** Returns the registration's rule for passwords, which also applies to new ones; `null` while it is unknown. */
export const passwordRule = (rules: unknown): CompiledField | null =>
  compileRules(rules, known).fields.find((field) => field.known === 'password') ?? null;

/** A well-formed email address; only the server can check whether it belongs to the account. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/**
 * Schema of user name and email address. The rules of the registration do not apply here, because the account may be
 * older than a rule.
 */
export const emailSchema: FormSchema<EmailName, ForgotProblem> = formSchema(forgotProblems, {
  username: someText(),
  email: textThat((typed) => {
    if (typed.trim() === '') return 'required';
    return address.test(typed.trim()) ? null : 'email';
  }),
});

/** Schema of a phone number in a country, the code sent to it and a new password. */
export const phoneSchema = (
  rule: CompiledField | null,
  dialCode: string,
): FormSchema<PhoneName, ForgotProblem> =>
  formSchema(
    forgotProblems,
    {
      mobile: textThat((typed) => {
        if (typed.trim() === '') return 'required';
        return isNumberOf(typed, dialCode) ? null : 'mobile';
      }),
      code: someText(),
      newPassword: textThat((typed) => {
        const password = typed.trim();
        if (password === '') return 'required';
        if (password === defaultPassword) return 'common';
        return rule && problemWith(rule, password);
      }),
      confirmNewPassword: someText(),
    },
    [
      {
        at: 'confirmNewPassword',
        find: ({ newPassword, confirmNewPassword }) =>
          confirmNewPassword.trim() === newPassword.trim() ? null : 'mismatch',
      },
    ],
  );

/** Returns the message for a problem; `required` gets the name of its field where it is shown. */
export function problemMessage(
  problem: Exclude<ForgotProblem, 'required'>,
  rule: CompiledField | null,
): Message {
  if (problem === 'email') return { key: 'validation.email', values: {} };
  if (problem === 'mobile') return { key: 'validation.mobile', values: {} };
  return passwordMessage(problem, rule);
}

/**
 * Returns the message for a failure. For a phone number without an account it says to register, in the words of the
 * specification.
 */
export function forgotText({ method, error }: ForgotFailure, t: Translate): string {
  const unknownNumber = isApiError(error) && error.code === 'ACCOUNT_NOT_FOUND';
  return unknownNumber && method === 'mobileNum'
    ? t('error.registerFirst')
    : challengeMessage(error, t);
}

/** Whether the next step is to register. */
export const asksToRegister = ({ error }: ForgotFailure): boolean =>
  isApiError(error) && error.code === 'ACCOUNT_NOT_FOUND';

const places: ReadonlyMap<string, EmailName | PhoneName> = new Map([
  ['SMS_CODE_WRONG', 'code'],
  ['SMS_CODE_EXPIRED', 'code'],
  ['PHONE_INVALID', 'mobile'],
  ['PHONE_MISSING', 'mobile'],
] as const);

const wireNames: Readonly<Record<EmailName | PhoneName, string>> = {
  username: 'username',
  email: 'email',
  mobile: 'mobileNum',
  code: 'verificationCode',
  newPassword: 'newPassword',
  confirmNewPassword: 'confirmNewPassword',
};

/** Returns the errors for single fields in a failure. If there are none, the failure is about the whole attempt. */
export function refusedFields<Name extends EmailName | PhoneName>(
  failure: ForgotFailure | null,
  names: readonly Name[],
  t: Translate,
): ReadonlyMap<Name, string> {
  if (!failure) return new Map();
  const say = () => forgotText(failure, t);
  return refusedBy(failure.error, names, { wireNames, places, say });
}

/** Masks an email address so that only its owner recognises it: `ra***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = at > 3 ? email.slice(0, 2) : email.slice(0, Math.min(1, Math.max(0, at)));
  return `\u2066${shown}***${email.slice(at)}\u2069`;
}

import { isApiError, type WireLoginBody } from '@parlour/api-client';
import { latinDigits } from '@parlour/ui/forms';
import { ChallengeError, challengeMessage } from '../../shared/challenge/challenge-error.ts';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { isNumberOf } from '../../shared/challenge/phone-number.ts';
import type { SmsTarget } from '../../shared/challenge/sms-sender.ts';
import { refusedBy } from '../../shared/form/refused-fields.ts';
import { visibleText } from '../../shared/form/visible-text.ts';
import type { Translate } from '../../shared/i18n/use-t.ts';
import type { PhoneProof } from '../../shared/runtime/ports.ts';

/** The login methods (LGN-01). */
export type LoginMethod = 'username' | 'sms';

/** The fields of the form by name. */
export type UsernameName = 'username' | 'password' | 'captcha';

/** The values of the form by name. */
export interface UsernameValues {
  readonly username: string;
  readonly password: string;
  /** Required only after a failure that says so (LGN-04). */
  readonly captcha: string;
  readonly remember: boolean;
}

/** The fields of the form by mobile number. */
export type SmsName = 'mobile' | 'code';

/** The values of the form by mobile number. */
export type SmsValues = Readonly<Record<SmsName, string>>;

/** A login that failed; `attempt` distinguishes two equal failures. */
export interface LoginFailure {
  readonly method: LoginMethod;
  readonly error: unknown;
  readonly attempt: number;
}

/** Errors of a field that are found before anything is sent. */
export type FieldProblem = 'required' | 'format';

/** Returns the error of a phone number in a country, or `null`. */
export function mobileProblem(typed: string, dialCode: string): FieldProblem | null {
  if (!typed.trim()) return 'required';
  return isNumberOf(typed, dialCode) ? null : 'format';
}

/** Request body of a login by name, trimmed (LGN-01). */
export function usernameBody(
  { username, password, captcha }: Omit<UsernameValues, 'remember'>,
  captchaId: string | undefined,
  botToken: string | null,
): WireLoginBody {
  return {
    type: 'username',
    username: visibleText(username).trim(),
    password: password.trim(),
    ...(captcha.trim() ? { captcha: latinDigits(captcha.trim()) } : {}),
    ...(captcha.trim() && captchaId ? { captchaId } : {}),
    ...(botToken ? { botToken } : {}),
  };
}

/** Request body of a login by code. The backend takes the code as the password, or a proof beside it. */
export function smsBody(
  values: SmsValues,
  { countryDialingCode, number }: SmsTarget,
  proof: PhoneProof | null = null,
): WireLoginBody {
  return {
    type: 'sms',
    mobileNum: number,
    countryDialingCode,
    password: oneTimeCode(values.code),
    ...proof,
  };
}

/** Whether the next attempt needs a picture code (LGN-04). */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.captchaRequired === true ||
    error.code === 'CAPTCHA_REQUIRED' ||
    error.code === 'CAPTCHA_WRONG');

/** The field each error code is about, for codes that are about one. */
const places: ReadonlyMap<string, UsernameName | SmsName> = new Map([
  ['CAPTCHA_REQUIRED', 'captcha'],
  ['CAPTCHA_WRONG', 'captcha'],
  ['SMS_CODE_WRONG', 'code'],
  ['SMS_CODE_EXPIRED', 'code'],
  ['PHONE_CODE_MISSING', 'code'],
  ['PHONE_INVALID', 'mobile'],
  ['PHONE_MISSING', 'mobile'],
] as const);

/** The API's names of our fields. */
const wireNames: Readonly<Record<UsernameName | SmsName, string>> = {
  username: 'username',
  password: 'password',
  captcha: 'captcha',
  mobile: 'mobileNum',
  code: 'password',
};

/** Returns the errors for single fields in a failure. If there are none, the failure is about the whole attempt. */
export function refusedFields<Name extends UsernameName | SmsName>(
  failure: LoginFailure | null,
  names: readonly Name[],
  t: Translate,
): ReadonlyMap<Name, string> {
  if (!failure) return new Map();
  const say = () => failureText(failure, t);
  return refusedBy(failure.error, names, { wireNames, places, say });
}

/** Returns the error code of a failure for analytics. */
export const failureCode = (error: unknown): string =>
  isApiError(error) || error instanceof ChallengeError ? error.code : 'UNKNOWN';

/** Error codes that have nothing to do with the typed text, so that the same attempt can be repeated. */
const retryable: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
]);

/** Whether the same attempt can be repeated unchanged. */
export const isRetryable = ({ error }: LoginFailure): boolean =>
  isApiError(error) && retryable.has(error.code);

/**
 * Returns the message for a failed login. It never says whether name or password was wrong. If a picture code is now
 * required, it says that too.
 */
export function failureText({ method, error }: LoginFailure, t: Translate): string {
  if (!isApiError(error)) return challengeMessage(error, t);
  const refusedPhone = method === 'sms' && error.code === 'CREDENTIALS_WRONG';
  const text = refusedPhone ? t('login.mobileRefused') : challengeMessage(error, t);
  const named = error.code.startsWith('CAPTCHA');
  return asksForCaptcha(error) && !named ? `${text} ${t('error.captchaRequired')}` : text;
}

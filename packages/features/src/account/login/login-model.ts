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

/** The ways in (LGN-01). */
export type LoginMethod = 'username' | 'sms';

/** The fields of the form by name. */
export type UsernameName = 'username' | 'password' | 'captcha';

/** What is typed into the form by name. */
export interface UsernameValues {
  readonly username: string;
  readonly password: string;
  /** Only required after a failure that says so (LGN-04). */
  readonly captcha: string;
  readonly remember: boolean;
}

/** The fields of the form by mobile number. */
export type SmsName = 'mobile' | 'code';

/** What is typed into the form by mobile number. */
export type SmsValues = Readonly<Record<SmsName, string>>;

/** A login that failed; `attempt` distinguishes two equal failures. */
export interface LoginFailure {
  readonly method: LoginMethod;
  /** The step that failed: requesting a code, or the login itself. */
  readonly during: 'login' | 'sendCode';
  readonly error: unknown;
  readonly attempt: number;
}

/** What is wrong with a field, before anything is sent. */
export type FieldProblem = 'required' | 'format';

/** What is wrong with a phone number of a country, if anything. */
export function mobileProblem(typed: string, dialCode: string): FieldProblem | null {
  if (!typed.trim()) return 'required';
  return isNumberOf(typed, dialCode) ? null : 'format';
}

/** A login by name, trimmed (LGN-01). */
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

/** A login by a code; the backend takes the code where the password goes, or a proof beside it. */
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

/** Does the next attempt need a picture code (LGN-04)? */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.captchaRequired === true ||
    error.code === 'CAPTCHA_REQUIRED' ||
    error.code === 'CAPTCHA_WRONG');

/** The field a failure is about, if it is about one. */
const places: ReadonlyMap<string, UsernameName | SmsName> = new Map([
  ['CAPTCHA_REQUIRED', 'captcha'],
  ['CAPTCHA_WRONG', 'captcha'],
  ['SMS_CODE_WRONG', 'code'],
  ['SMS_CODE_EXPIRED', 'code'],
  ['PHONE_CODE_MISSING', 'code'],
  ['PHONE_INVALID', 'mobile'],
  ['PHONE_MISSING', 'mobile'],
] as const);

/** What a server calls our fields. */
const wireNames: Readonly<Record<UsernameName | SmsName, string>> = {
  username: 'username',
  password: 'password',
  captcha: 'captcha',
  mobile: 'mobileNum',
  code: 'password',
};

/** What a failure says about single fields of a form; empty: it is about the whole attempt. */
export function refusedFields<Name extends UsernameName | SmsName>(
  failure: LoginFailure | null,
  names: readonly Name[],
  t: Translate,
): ReadonlyMap<Name, string> {
  if (!failure) return new Map();
  const say = () => failureText(failure, t);
  return refusedBy(failure.error, names, { wireNames, places, say });
}

/** The code of a failure as a site may count it. */
export const failureCode = (error: unknown): string =>
  isApiError(error) || error instanceof ChallengeError ? error.code : 'UNKNOWN';

/** Failures that say nothing about what was typed: the same attempt may simply be made again. */
const retryable: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
]);

/** May the same attempt simply be made again? */
export const isRetryable = ({ during, error }: LoginFailure): boolean =>
  during === 'login' && isApiError(error) && retryable.has(error.code);

/**
 * Text of a failed login. It never says whether name or password was wrong; if a picture code is
 * needed now, it says that too.
 */
export function failureText({ method, error }: LoginFailure, t: Translate): string {
  if (!isApiError(error)) return challengeMessage(error, t);
  const refusedPhone = method === 'sms' && error.code === 'CREDENTIALS_WRONG';
  const text = refusedPhone ? t('login.mobileRefused') : challengeMessage(error, t);
  const named = error.code.startsWith('CAPTCHA');
  return asksForCaptcha(error) && !named ? `${text} ${t('error.captchaRequired')}` : text;
}

import { isApiError, type WireCountry, type WireLoginBody } from '@parlour/api-client';
import { latinDigits, type PhoneCountry } from '@parlour/ui/forms';
import { ChallengeError, challengeMessage, type SmsTarget } from '../challenge/index.ts';
import { refusedBy } from '../form/index.ts';
import type { Translate } from '../i18n/index.ts';
import type { PhoneProof } from '../runtime/index.ts';

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

/** A national number: its digits, Bengali ones too, without leading zeros and separators. */
export const nationalNumber = (typed: string): string =>
  latinDigits(typed)
    .replace(/[\s().-]/g, '')
    .replace(/^0+/, '');

/** What is wrong with a phone number, if anything. */
export function mobileProblem(typed: string): FieldProblem | null {
  if (!typed.trim()) return 'required';
  return /^\d{6,14}$/.test(nationalNumber(typed)) ? null : 'format';
}

/** A login by name, trimmed (LGN-01). */
export function usernameBody(
  { username, password, captcha }: Omit<UsernameValues, 'remember'>,
  captchaId: string | undefined,
  botToken: string | null,
): WireLoginBody {
  return {
    type: 'username',
    username: username.trim(),
    password: password.trim(),
    ...(captcha.trim() ? { captcha: captcha.trim() } : {}),
    ...(captcha.trim() && captchaId ? { captchaId } : {}),
    ...(botToken ? { botToken } : {}),
  };
}

/** A code as it is sent: its digits without the blanks of a message. */
export const codeOf = ({ code }: Pick<SmsValues, 'code'>): string =>
  latinDigits(code).replace(/\s/g, '');

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
    password: codeOf(values),
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

/** Bangladesh, used until the server's list is there. */
export const fallbackCountry: PhoneCountry = { code: 'BD', dialCode: '880', name: 'BD' };

/** Wire → view model; a country without a dial code cannot be chosen. */
export function toCountries(wire: readonly WireCountry[]): readonly PhoneCountry[] {
  const usable = wire.filter(({ countryDialingCode }) => /^\d{1,4}$/.test(countryDialingCode));
  if (usable.length === 0) return [fallbackCountry];
  return usable.map(({ countryCode, countryDialingCode, name }) => ({
    code: countryCode,
    dialCode: countryDialingCode,
    name,
  }));
}

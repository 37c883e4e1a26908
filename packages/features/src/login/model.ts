import { isApiError, type WireCountry, type WireLoginBody } from '@parlour/api-client';
import type { PhoneCountry } from '@parlour/ui/forms';
import type { SmsTarget } from '../challenge/index.ts';
import { errorMessage, type Translate } from '../i18n/index.ts';

/** The ways in (LGN-01). */
export type LoginMethod = 'username' | 'sms';

export interface UsernameValues {
  readonly username: string;
  readonly password: string;
  /** Only asked for after a failure that says so (LGN-04). */
  readonly captcha: string;
  readonly remember: boolean;
}

export interface SmsValues {
  readonly mobile: string;
  readonly code: string;
}

/** A login that did not work; `attempt` tells two equal failures apart. */
export interface LoginFailure {
  readonly method: LoginMethod;
  /** What was being done: asking for a code fails beside the login itself. */
  readonly during: 'login' | 'sendCode';
  readonly error: unknown;
  readonly attempt: number;
}

export type FieldProblem = 'required' | 'format';
type Problems<Name extends string> = ReadonlyMap<Name, FieldProblem>;

/** Every field that was left empty, blanks included (LGN-01). */
export function usernameProblems(
  values: UsernameValues,
  captchaShown: boolean,
): Problems<'username' | 'password' | 'captcha'> {
  const asked = [
    ['username', values.username],
    ['password', values.password],
    ...(captchaShown ? ([['captcha', values.captcha]] as const) : []),
  ] as const;
  return new Map(asked.flatMap(([name, value]) => (value.trim() ? [] : [[name, 'required']])));
}

/** A national number: its digits without leading zeros and separators. */
export const nationalNumber = (typed: string): string =>
  typed.replace(/[\s().-]/g, '').replace(/^0+/, '');

/** What is wrong with a phone number, if anything. */
export function mobileProblem(typed: string): FieldProblem | null {
  if (!typed.trim()) return 'required';
  return /^\d{6,14}$/.test(nationalNumber(typed)) ? null : 'format';
}

export function smsProblems({ mobile, code }: SmsValues): Problems<'mobile' | 'code'> {
  const found = new Map<'mobile' | 'code', FieldProblem>();
  const problem = mobileProblem(mobile);
  if (problem) found.set('mobile', problem);
  if (!code.trim()) found.set('code', 'required');
  return found;
}

/** A login by name, trimmed (LGN-01). */
export function usernameBody(
  { username, password, captcha }: UsernameValues,
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

/** A login by a code; the backend takes the code where the password goes. */
export function smsBody({ code }: SmsValues, { countryDialingCode, number }: SmsTarget) {
  return {
    type: 'sms',
    mobileNum: number,
    countryDialingCode,
    password: code.replace(/\s/g, ''),
  } as const satisfies WireLoginBody;
}

/** Does the next attempt need a picture code (LGN-04)? */
export const asksForCaptcha = (error: unknown): boolean =>
  isApiError(error) &&
  (error.captchaRequired === true ||
    error.code === 'CAPTCHA_REQUIRED' ||
    error.code === 'CAPTCHA_WRONG');

/** Failures that say nothing about what was typed: the same attempt may simply be made again. */
const retryable: ReadonlySet<string> = new Set([
  'NETWORK',
  'TIMEOUT',
  'HTTP',
  'MALFORMED',
  'SCHEMA',
]);

export const isRetryable = ({ during, error }: LoginFailure): boolean =>
  during === 'login' && isApiError(error) && retryable.has(error.code);

/**
 * What a failed login says. Never which half was wrong; a picture code that is
 * now needed is asked for in the same breath.
 */
export function failureText({ method, error }: LoginFailure, t: Translate): string {
  // Only a bot challenge rejects with something else than an `ApiError`.
  if (!isApiError(error)) return t('phone.captchaFailed');
  const refusedPhone = method === 'sms' && error.code === 'CREDENTIALS_WRONG';
  const text = refusedPhone ? t('login.mobileRefused') : errorMessage(error, t);
  const named = error.code.startsWith('CAPTCHA');
  return asksForCaptcha(error) && !named ? `${text} ${t('error.captchaRequired')}` : text;
}

/** Bangladesh stands in until the server's list is there. */
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

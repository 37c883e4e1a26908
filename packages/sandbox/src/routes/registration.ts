import { textIn } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Language } from '../catalogue/index.ts';
import { invitationOf } from '../state/invitations.ts';
import { memberNamed, memberWithMobile } from '../state/state.ts';
import { say, type TextKey } from '../text/say.ts';

/** Patterns this backend knows by name, for its own rules. Written to run in linear time. */
const patterns: Readonly<Record<string, RegExp>> = {
  lettersFirst: /^[A-Za-z][A-Za-z0-9]*$/,
  lettersOrDigits: /^[A-Za-z0-9]*$/,
  digits: /^[0-9]*$/,
  noSpaces: /^\S*$/,
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
};

const hasAll = (value: string) =>
  [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/].every((part) => part.test(value));

interface Limits {
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly patternId: string;
}

/** Reads one rule, however broken: limits that make no sense do not count. */
function limitsOf(rule: unknown): Limits | null {
  if (typeof rule !== 'object' || rule === null) return null;
  const at = (key: string): unknown => Reflect.get(rule, key);
  if (at('enabled') !== true) return null;
  const number = (value: unknown) =>
    typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  const min = number(at('minLength'));
  const max = number(at('maxLength'));
  const sane = !(min > max && max > 0);
  const patternId = at('patternId');
  return {
    required: at('required') === true,
    min: sane && min > 0 ? min : 0,
    max: sane && max > 0 ? Math.min(max, 255) : 255,
    patternId: typeof patternId === 'string' ? patternId : '',
  };
}

/**
 * Holds a registration against the rules this backend published, and against
 * what it knows already. Returns the sentence for each wrong field.
 */
export function checkRegistration(
  backend: Backend,
  body: Record<string, unknown>,
  method: 'username' | 'mobile',
  language: Language,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  const mark = (field: string, text: TextKey, values?: Record<string, string>) => {
    wrong[field] ??= say(text, language, values);
  };
  const mobile = textIn(body, 'mobileNum').replace(/^0+/, '');
  const codeOnly = method === 'mobile' && backend.scenario.flags.MOBILENUMPASSREG3 !== true;
  for (const [field, rule] of Object.entries(backend.scenario.registerRules)) {
    const limits = limitsOf(rule);
    if (!limits || field === 'captcha' || field === 'verificationCode') continue;
    // With a mobile registration the number is the user name (REG-05).
    if (field === 'username' && method === 'mobile') continue;
    if (codeOnly && (field === 'password' || field === 'confirmPassword')) continue;
    const sent = textIn(body, field);
    // A rule may count the leading zero of a number or not; where the number is a name it has none.
    const value = field === 'mobileNum' && [...sent].length > limits.max ? mobile : sent;
    const length = [...value].length;
    if (value === '') {
      if (limits.required) mark(field, 'required');
      continue;
    }
    if (length < limits.min || length > limits.max) {
      mark(field, 'lengthRange', { min: String(limits.min), max: String(limits.max) });
    }
    const fits =
      limits.patternId === 'upperLowerDigitSpecial'
        ? hasAll(value)
        : (patterns[limits.patternId]?.test(value) ?? true);
    if (!fits) mark(field, 'format');
  }
  const username = method === 'mobile' ? mobile : textIn(body, 'username');
  if (method === 'mobile' && mobile === '') mark('mobileNum', 'required');
  if (method === 'username' && username === '') mark('username', 'required');
  if (username !== '' && memberNamed(backend.state, username)) {
    if (method === 'mobile') mark('mobileNum', 'mobileTaken');
    else mark('username', 'usernameTaken');
  }
  if (mobile !== '' && memberWithMobile(backend.state, mobile)) mark('mobileNum', 'mobileTaken');
  const email = textIn(body, 'email').toLowerCase();
  if (
    email !== '' &&
    [...backend.state.members.values()].some((member) => member.email === email)
  ) {
    mark('email', 'emailTaken');
  }
  const password = textIn(body, 'password');
  // Rules may forget the password; an account without one could not be entered again.
  if (!codeOnly && password === '') mark('password', 'required');
  if (password === '123456') mark('password', 'passwordCommon');
  if ('confirmPassword' in body && textIn(body, 'confirmPassword') !== password) {
    mark('confirmPassword', 'passwordMismatch');
  }
  for (const field of ['referralCode', 'affiliateCode'] as const) {
    const code = textIn(body, field);
    if (code !== '' && !invitationOf(backend.state, backend.now(), code)) {
      mark(field, field === 'referralCode' ? 'referralInvalid' : 'affiliateInvalid');
    }
  }
  return wrong;
}

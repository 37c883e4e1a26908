import type { Backend } from '../backend.ts';
import type { Language } from '../catalogue/language.ts';
import { parseDayStart } from '../core/calendar.ts';
import { textIn } from '../http/answer.ts';
import { type Field, type Fields, field, maybe, note } from '../http/fields.ts';
import { isOldEnough, minAge } from '../state/age.ts';
import { invitationOf } from '../state/invitations.ts';
import { memberNamed, memberWithMobile } from '../state/state.ts';
import { type TextKey, translate } from '../text/translate.ts';
import { captchaInput } from './captcha-check.ts';
import { proofInput } from './proof-input.ts';
import { type FieldRule, longestValue, readRule } from './register-rules.ts';

export type RegisterMethod = 'username' | 'mobile';

/** Longer than any rule allows, so that a value that is too long gets the error of its rule. */
const typed: Field<string | undefined> = maybe(note(4 * longestValue));

/** The fields of a registration that do not depend on the rules (REG-04, REG-05). */
const always = {
  domain: note(),
  registerUrl: note(2_000),
  registerMethod: field((value) => (value === 'WEB' ? value : undefined)),
  login: field((value) => (value === true ? value : undefined)),
  username: typed,
  password: typed,
  confirmPassword: typed,
  mobileNum: typed,
  countryDialingCode: maybe(note(16)),
  verificationCode: typed,
  affiliateCode: typed,
  referralCode: typed,
  ...captchaInput,
  ...proofInput,
};

/** All fields a registration may have: these, and the fields of the rules, switched on or off. */
export const registrationFields = ({ scenario }: Backend): Fields => ({
  ...Object.fromEntries(Object.keys(scenario.registerRules).map((name) => [name, typed])),
  ...always,
});

/** The rules in force for one way to register. */
function rulesFor({ scenario }: Backend, method: RegisterMethod): [string, FieldRule][] {
  const codeOnly = method === 'mobile' && scenario.flags.MOBILENUMPASSREG3 !== true;
  const without = [
    'captcha',
    'verificationCode',
    ...(scenario.flags.REFERRALPROMO3 === true ? [] : ['referralCode']),
    // With a mobile registration the number is the user name (REG-05).
    ...(method === 'mobile' ? ['username'] : []),
    ...(codeOnly ? ['password', 'confirmPassword'] : []),
  ];
  return Object.entries(scenario.registerRules).flatMap(([name, raw]) => {
    const rule = without.includes(name) ? null : readRule(raw);
    return rule ? [[name, rule]] : [];
  });
}

/** The referral code of a registration; ignored while referrals are switched off (CFG-02). */
export const referralIn = ({ scenario }: Backend, body: Record<string, unknown>): string =>
  scenario.flags.REFERRALPROMO3 === true ? textIn(body, 'referralCode') : '';

/** A value of the form; empty when its rule is switched off. */
export function givenIn({ scenario }: Backend, body: Record<string, unknown>, name: string) {
  return readRule(scenario.registerRules[name]) ? textIn(body, name) : '';
}

/** A day as the forms write it, year first or last; `null` when there is no such day. */
const birthdayIn = (text: string): number | null =>
  parseDayStart(text.replace(/^(\d\d-\d\d)-(\d{4})$/, '$2-$1'));

type Problem = 'required' | 'format' | 'lengthRange' | 'tooYoung';

/** Checks a value by its rule; `null` when it is valid. */
function problemWith(name: string, value: string, rule: FieldRule, now: number): Problem | null {
  if (value === '') return rule.required ? 'required' : null;
  // A date has its own format, whatever its rule says.
  if (name === 'birthday') {
    const birthday = birthdayIn(value);
    if (birthday === null) return 'format';
    return isOldEnough(birthday, now) ? null : 'tooYoung';
  }
  const length = [...value].length;
  if (length < rule.min || length > rule.max) return 'lengthRange';
  return rule.fits(value) ? null : 'format';
}

/**
 * Checks a registration by the published rules, and for names and numbers that are taken. Returns the sentence for each
 * wrong field.
 */
export function checkRegistration(
  backend: Backend,
  body: Record<string, unknown>,
  method: RegisterMethod,
  language: Language,
): Record<string, string> {
  const { state, scenario } = backend;
  const now = backend.now();
  const wrong: Record<string, string> = {};
  const mark = (name: string, text: TextKey, values?: Record<string, string>) => {
    wrong[name] ??= translate(text, language, values);
  };
  const mobile = textIn(body, 'mobileNum').replace(/^0+/, '');
  for (const [name, rule] of rulesFor(backend, method)) {
    const sent = textIn(body, name);
    // A rule may require the leading zero of a number or not; as a user name the number has none.
    const ways = name === 'mobileNum' ? [sent, mobile] : [sent];
    const problems = ways.map((value) => problemWith(name, value, rule, now));
    const [problem] = problems.includes(null) ? [null] : problems.reverse();
    if (!problem) continue;
    mark(name, problem, { min: String(rule.min), max: String(rule.max), age: String(minAge) });
  }
  const username = method === 'mobile' ? mobile : textIn(body, 'username');
  if (method === 'mobile' && mobile === '') mark('mobileNum', 'required');
  if (method === 'username' && username === '') mark('username', 'required');
  if (username !== '' && memberNamed(state, username)) {
    if (method === 'mobile') mark('mobileNum', 'mobileTaken');
    else mark('username', 'usernameTaken');
  }
  if (mobile !== '' && memberWithMobile(state, mobile)) mark('mobileNum', 'mobileTaken');
  const email = givenIn(backend, body, 'email').toLowerCase();
  if (email !== '' && [...state.members.values()].some((member) => member.email === email)) {
    mark('email', 'emailTaken');
  }
  const password = textIn(body, 'password');
  const codeOnly = method === 'mobile' && scenario.flags.MOBILENUMPASSREG3 !== true;
  // The rules may leave the password out; but without one the member could not log in again.
  if (!codeOnly && password === '') mark('password', 'required');
  if (password === '123456') mark('password', 'passwordCommon');
  if ('confirmPassword' in body && textIn(body, 'confirmPassword') !== password) {
    mark('confirmPassword', 'passwordMismatch');
  }
  for (const name of ['referralCode', 'affiliateCode'] as const) {
    const code = name === 'referralCode' ? referralIn(backend, body) : textIn(body, name);
    if (code !== '' && !invitationOf(state, now, code)) {
      mark(name, name === 'referralCode' ? 'referralInvalid' : 'affiliateInvalid');
    }
  }
  return wrong;
}

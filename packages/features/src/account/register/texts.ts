import type { Translate } from '../../shared/i18n/use-t.ts';
import { checklistOf } from '../../shared/rules/checklist.ts';
import {
  type CompiledField,
  type Message,
  messageFor,
  type Problem,
} from '../../shared/rules/compile.ts';
import type { FieldError } from './check.ts';
import { knownField } from './fields.ts';
import type { PlannedField } from './plan.ts';

const say = (t: Translate, { key, values }: Message): string => t(key, values);

/** Returns the label of a field: ours, the server's, or the readable form of its name. */
export function labelOf({ rule }: PlannedField, t: Translate): string {
  const { label } = knownField(rule.known);
  if (label) return t(label);
  if (rule.label) return rule.label;
  const words = rule.name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.trim().replace(/^./u, (letter) => letter.toUpperCase());
}

/** Returns the permanent hint under a field, or nothing. `zaloBonus`: what the operator promises for a Zalo number. */
export function hintOf(
  { rule, kind, isAccount }: PlannedField,
  t: Translate,
  minAge: number,
  zaloBonus?: string,
): string | undefined {
  // A password shows its rules as a checklist; a repeated password, a code and a picture code have no hint.
  if (kind === 'password' || kind === 'captcha' || kind === 'sms') return undefined;
  if (kind === 'date') return t('register.ageHint', { age: minAge });
  const own = isAccount ? t('hint.usernameMobile') : undefined;
  const promised = rule.known === 'zalo' && zaloBonus;
  const name = rule.known === 'payeeName' ? t('hint.payeeName') : own;
  const more = promised ? t('register.zaloBonus', { amount: promised }) : name;
  const limits = rule.hint ? say(t, rule.hint) : undefined;
  return limits && more ? `${more} ${limits}` : (limits ?? more);
}

/** Returns the message for an error, in the most specific form for the field (VAL-03). */
export function errorTextOf(
  field: PlannedField,
  error: FieldError,
  t: Translate,
  minAge: number,
): string {
  switch (error) {
    case 'mismatch':
      return t('validation.passwordMismatch');
    case 'age':
      return t('validation.birthday', { age: minAge });
    case 'invitation':
      return t('validation.invitationCode');
    case 'agreement':
      return t('validation.agreement', { age: minAge });
    case 'server':
      return t('validation.serverRejected');
    default:
      return say(t, ownWords(field.rule, error) ?? messageFor(field.rule, error));
  }
}

function ownWords(rule: CompiledField, problem: Problem): Message | null {
  const plain = (key: Message['key']): Message => ({ key, values: {} });
  const { min, max } = rule;
  switch (rule.name) {
    case 'captcha':
      return plain('validation.captcha');
    case 'verificationCode':
      return plain('validation.code');
    case 'password':
      if (problem === 'length') return { key: 'validation.passwordLength', values: { min, max } };
      return problem === 'pattern' ? plain('validation.passwordFormat') : null;
    case 'mobileNum':
      if (problem === 'required') return plain('phone.missingNumber');
      if (problem === 'length' && min === max) {
        return { key: 'validation.phoneDigits', values: { count: max } };
      }
      return plain('validation.mobile');
  }
  if (problem !== 'pattern') return null;
  switch (rule.name) {
    case 'username':
      return plain('validation.usernameFormat');
    case 'email':
      return plain('validation.email');
    case 'birthday':
      return plain('validation.date');
    case 'realName':
    case 'fullName':
    case 'payeeName':
      return plain('validation.realName');
    default:
      return null;
  }
}

/** Returns the rules of a password for a checklist, and whether each is met. */
export const passwordRules = (
  { rule }: PlannedField,
  typed: string,
  t: Translate,
): { label: string; met: boolean }[] =>
  checklistOf(rule, typed).map(({ label, met }) => ({ label: say(t, label), met }));

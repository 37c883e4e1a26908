import { latinDigits } from '@parlour/ui/forms';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { mostDigits, withoutCountry } from '../../shared/challenge/phone-number.ts';
import type { FormValues } from '../../shared/form/resolver.ts';
import { type Problem, problemWith } from '../../shared/rules/compile.ts';
import { knownField } from './fields.ts';
import type { PlannedField } from './plan.ts';

/** What is typed, by form key, plus the tick of the agreement. */
export type RegisterValues = FormValues;

/** Form key of the agreement and age tick (REG-06). */
export const agreementKey = 'agreement';

/** Everything that can be wrong with a field. `invitation` and `server` come from answers. */
export const fieldErrors = [
  'required',
  'length',
  'pattern',
  'mismatch',
  'age',
  'agreement',
  'invitation',
  'server',
] as const;
export type FieldError = (typeof fieldErrors)[number];

/**
 * The text of a field as it counts: trimmed, digits of any script as 0–9 where the field is
 * numeric. Passwords are trimmed too: the login trims them (LGN-01), and a space added by a
 * keyboard must not make the login fail. A phone number counts without the dial code of its country.
 */
export function textOf(field: PlannedField, values: RegisterValues, dialCode = ''): string {
  const typed = values[field.key];
  if (typeof typed !== 'string') return '';
  const text = typed.trim();
  if (field.kind === 'phone') return phoneOf(field, text, dialCode);
  if (field.kind === 'sms') return codeOf(field, text);
  if (field.kind === 'captcha') return latinDigits(text);
  return isNumeric(field) ? latinDigits(text) : text;
}

/** The code in a message; the whole text where the rules ask for something else than such a code. */
function codeOf({ rule }: PlannedField, text: string): string {
  const code = oneTimeCode(text);
  return problemWith(rule, code) === null ? code : latinDigits(text);
}

/** Whether the field is numeric, in whatever digits it is written. */
function isNumeric({ rule }: PlannedField): boolean {
  const { inputMode } = knownField(rule.known);
  return rule.patternKey === 'digits' || inputMode === 'numeric' || inputMode === 'tel';
}

/**
 * A number as the rules want it: without what people write between digits, and
 * with its leading zeros only if the rules take them so.
 */
function phoneOf({ rule }: PlannedField, typed: string, dialCode: string): string {
  const text = latinDigits(typed);
  const bare = withoutCountry(typed, dialCode);
  const withoutZeros = bare.replace(/^0+/, '');
  const fits = (value: string) => value !== '' && problemWith(rule, value) === null;
  // Where neither fits, what is wrong is said of the one that is long enough.
  const isLong = (value: string) => problemWith(rule, value) !== 'length';
  // Only a whole number gets the zero of its country back: else a digit is missing.
  const withZero = withoutZeros.length === mostDigits(dialCode) ? [`0${withoutZeros}`] : [];
  return [bare, withoutZeros, ...withZero, text].find(fits) ?? [bare].find(isLong) ?? withoutZeros;
}

/** The latest birthday that is old enough: today, `age` years ago. Days are `yyyy-MM-dd`. */
export function latestBirthday(today: string, age: number): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(year).padStart(4, '0')}${today.slice(4)}`;
}

export interface CheckOptions {
  readonly fields: readonly PlannedField[];
  readonly minAge: number;
  /** `yyyy-MM-dd` where the site is. */
  readonly today: string;
  /** Dial code of the chosen country, digits. Default: unknown. */
  readonly dialCode?: string;
  /** Invitation code the server does not know (REG-04). */
  readonly rejectedCode?: string | null;
}

/** Is this where an invitation code is typed? */
export const takesInvitation = ({ rule }: PlannedField): boolean =>
  rule.known === 'affiliateCode' || rule.known === 'referralCode';

/** Everything that is wrong with a filled-in form, in the order of its fields (REG-02, VAL-03). */
export function checkForm(
  values: RegisterValues,
  { fields, minAge, today, dialCode, rejectedCode }: CheckOptions,
): ReadonlyMap<string, FieldError> {
  const problems = new Map<string, FieldError>();
  const password = fields.find(({ rule }) => rule.known === 'password');
  for (const field of fields) {
    const value = textOf(field, values, dialCode);
    const problem = problemOf(field, value);
    if (problem) problems.set(field.key, problem);
    else if (field.rule.known === 'confirmPassword' && password) {
      // Left empty where the rules allow that, it repeats nothing.
      const differs = value !== '' && value !== textOf(password, values);
      if (differs) problems.set(field.key, 'mismatch');
    } else if (field.kind === 'date' && value > latestBirthday(today, minAge)) {
      problems.set(field.key, 'age');
    } else if (value !== '' && value === rejectedCode && takesInvitation(field)) {
      problems.set(field.key, 'invitation');
    }
  }
  if (values[agreementKey] !== true) problems.set(agreementKey, 'agreement');
  return problems;
}

function problemOf({ rule, kind }: PlannedField, value: string): Problem | null {
  // The second password has one rule: to be the first. The rest is said there.
  const isEmpty = value === '' && rule.required;
  if (rule.known === 'confirmPassword') return isEmpty ? 'required' : null;
  // A date box has a form of its own, which no rule can bend.
  if (kind === 'date') return isEmpty ? 'required' : null;
  return problemWith(rule, value);
}

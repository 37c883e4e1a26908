import { latinDigits } from '@parlour/ui/forms';
import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { mostDigits, withoutCountry } from '../../shared/challenge/phone-number.ts';
import type { FormValues } from '../../shared/form/resolver.ts';
import { type Problem, problemWith } from '../../shared/rules/compile.ts';
import { knownField } from './fields.ts';
import type { PlannedField } from './plan.ts';

/** The typed values by form key, and the checkbox of the agreement. */
export type RegisterValues = FormValues;

/** Form key of the checkbox for agreement and age (REG-06). */
export const agreementKey = 'agreement';

/** All errors of a field. `invitation` and `server` come from responses. */
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
 * Returns the text of a field as it is checked and sent: trimmed, and with digits of any script as 0–9 if the field is
 * numeric. Passwords are trimmed too, because the login trims them (LGN-01), and a space added by a keyboard must not
 * make the login fail. A phone number is returned without the dial code of its country.
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

/** Returns the code in a message, or the whole text if the rules require something other than such a code. */
function codeOf({ rule }: PlannedField, text: string): string {
  const code = oneTimeCode(text);
  return problemWith(rule, code) === null ? code : latinDigits(text);
}

/** Whether the field is numeric, whatever the script of its digits. */
function isNumeric({ rule }: PlannedField): boolean {
  const { inputMode } = knownField(rule.known);
  return rule.patternKey === 'digits' || inputMode === 'numeric' || inputMode === 'tel';
}

/**
 * Returns a number in the format the rules require: without separators, and with its leading zeros only if the rules
 * accept them.
 */
function phoneOf({ rule }: PlannedField, typed: string, dialCode: string): string {
  const text = latinDigits(typed);
  const national = withoutCountry(typed, dialCode);
  const withoutZeros = national.replace(/^0+/, '');
  const fits = (value: string) => value !== '' && problemWith(rule, value) === null;
  // If neither matches, the error is about the one that is long enough.
  const isLong = (value: string) => problemWith(rule, value) !== 'length';
  // Only a complete number gets the leading zero of its country; otherwise a digit is missing.
  const withZero = withoutZeros.length === mostDigits(dialCode) ? [`0${withoutZeros}`] : [];
  return (
    [national, withoutZeros, ...withZero, text].find(fits) ??
    [national].find(isLong) ??
    withoutZeros
  );
}

/** Returns the latest birthday that reaches the minimum age: today, `age` years ago. Days are `yyyy-MM-dd`. */
export function latestBirthday(today: string, age: number): string {
  const year = Number(today.slice(0, 4)) - age;
  return `${String(year).padStart(4, '0')}${today.slice(4)}`;
}

export interface CheckOptions {
  readonly fields: readonly PlannedField[];
  readonly minAge: number;
  /** Today's date at the site, `yyyy-MM-dd`. */
  readonly today: string;
  /** Dial code of the chosen country, digits. Default: unknown. */
  readonly dialCode?: string;
  /** Invitation code that the server does not know (REG-04). */
  readonly rejectedCode?: string | null;
}

/** Whether an invitation code is typed into this field. */
export const takesInvitation = ({ rule }: PlannedField): boolean =>
  rule.known === 'affiliateCode' || rule.known === 'referralCode';

/** Returns all errors of a filled-in form, in the order of its fields (REG-02, VAL-03). */
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
      // If the rules allow it to be empty, an empty field need not match.
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
  // The second password has only one rule: it must match the first. All other errors are shown there.
  const isEmpty = value === '' && rule.required;
  if (rule.known === 'confirmPassword') return isEmpty ? 'required' : null;
  // A date field has a fixed format, which no rule can change.
  if (kind === 'date') return isEmpty ? 'required' : null;
  return problemWith(rule, value);
}

import { latinDigits } from '@parlour/ui/forms';
import { compareMoney } from './decimal.ts';

/** The rules for an amount. */
export interface AmountRules {
  /** Most digits after the point. Default 2. */
  readonly decimals?: number | undefined;
  /** Smallest and largest amount, decimal strings. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The balance from which the amount is taken. */
  readonly balance?: string | undefined;
}

/** Everything that can be wrong with a typed amount. */
export const amountProblems = [
  'required',
  'invalid',
  'decimals',
  'whole',
  'min',
  'max',
  'balance',
] as const;
export type AmountProblem = (typeof amountProblems)[number];

/** A typed text read as an amount, or the reason why it is not one. */
export type TypedAmount =
  | { readonly amount: string; readonly problem: null }
  | { readonly amount: null; readonly problem: AmountProblem };

/** More digits before the point than any wallet has. */
const mostDigits = 18;

/**
 * Removes what a copied amount contains besides its digits: marks of direction and width, and the symbol of the site.
 */
function withoutMarks(text: string, symbol: string): string {
  const plain = text.replace(/[\u200B-\u200F\u2060\u2066-\u2069\u202A-\u202E\uFEFF]/g, '').trim();
  const rest = symbol !== '' && plain.startsWith(symbol) ? plain.slice(symbol.length) : plain;
  return latinDigits(rest).replaceAll('\u066B', '.').replaceAll('\u066C', ',').trim();
}

const plainNumber = /^(\d*)(?:\.(\d*))?$/;
/** Groups of three, or of two before the last three as in a lakh. */
const groupedNumber =
  /^\d{1,3}(?:[, \u00A0\u2009\u202F]\d{2,3})*[, \u00A0\u2009\u202F]\d{3}(?:\.\d*)?$/;

/**
 * Reads a typed or pasted amount. It accepts digits of Bengal and its neighbours, commas and blanks between groups, and
 * the symbol of the site. It refuses everything else instead of correcting it: `1e5` is neither 15 nor 100000 (I18-02).
 * The amount has all its decimals, so that two ways of writing one amount are one intent (WAL-07).
 */
export function readAmount(
  text: string,
  { decimals = 2, symbol = '' }: { readonly decimals?: number; readonly symbol?: string } = {},
): TypedAmount {
  const wrong = (problem: AmountProblem) => ({ amount: null, problem });
  const typed = withoutMarks(text, symbol);
  if (typed === '') return wrong('required');
  const digits = groupedNumber.test(typed) ? typed.replace(/[, \u00A0\u2009\u202F]/g, '') : typed;
  const [, whole = '', fraction = ''] = plainNumber.exec(digits) ?? [];
  if (whole + fraction === '') return wrong('invalid');
  const trimmed = whole.replace(/^0+(?=\d)/, '') || '0';
  if (trimmed.length > mostDigits) return wrong('invalid');
  if (fraction.length > decimals) return wrong(decimals === 0 ? 'whole' : 'decimals');
  const amount = decimals === 0 ? trimmed : `${trimmed}.${fraction.padEnd(decimals, '0')}`;
  return { amount, problem: null };
}

/** Returns the smallest amount that can be moved: `min`, and at least one unit of the last decimal. */
export const leastOf = ({ decimals = 2, min }: AmountRules): string => {
  const unit = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`;
  return min !== undefined && compareMoney(min, unit) > 0 ? min : unit;
};

/** Returns why an amount may not be sent, or `null` if it may (WAL-02, WAL-03, WAL-05). */
export function problemWithAmount(amount: string, rules: AmountRules): AmountProblem | null {
  const { max, balance } = rules;
  if (compareMoney(amount, leastOf(rules)) < 0) return 'min';
  if (max !== undefined && compareMoney(amount, max) > 0) return 'max';
  if (balance !== undefined && compareMoney(amount, balance) > 0) return 'balance';
  return null;
}

/**
 * Reads a typed text and checks it against the rules. Returns an amount that may be sent, or the reason why it may not.
 */
export function checkAmount(text: string, rules: AmountRules, symbol = ''): TypedAmount {
  const typed = readAmount(text, { decimals: rules.decimals ?? 2, symbol });
  if (typed.amount === null) return typed;
  const problem = problemWithAmount(typed.amount, rules);
  return problem === null ? typed : { amount: null, problem };
}

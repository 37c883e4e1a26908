import type { WirePointConfig } from '@parlour/api-client';
import { formSchema, someText, textThat } from '../../shared/form/schema.ts';
import { addMoney } from '../../shared/money/decimal.ts';
import { readAmount } from '../../shared/money/typed-amount.ts';

/** The exchange rate of points, and how many can be converted at once (PTS-01). */
export interface Rate {
  /** This many points … */
  readonly points: number;
  /** … are worth this amount, a decimal string. */
  readonly amount: string;
  readonly min: number;
  readonly max: number;
}

/** Wire → view model. */
export const toRate = ({ ratio, minPoints, maxPoints }: WirePointConfig): Rate => ({
  points: ratio.points,
  amount: ratio.amount,
  min: minPoints,
  max: maxPoints,
});

/** Minimum and maximum, as whole steps of the rate: only whole steps have an exact value. */
export function boundsOf({ points: step, min, max }: Rate): {
  readonly least: number;
  readonly most: number;
} {
  return {
    least: Math.max(step, Math.ceil(min / step) * step),
    most: Math.floor(max / step) * step,
  };
}

/** The value of whole steps of the rate, exact to the last digit. */
export function worthOf(points: number, rate: Rate): string {
  const [whole = '0', fraction = ''] = rate.amount.split('.');
  const steps = BigInt(Math.floor(points / rate.points));
  const digits = String(BigInt(whole + fraction) * steps).padStart(fraction.length + 1, '0');
  const end = digits.length - fraction.length;
  return addMoney(fraction === '' ? digits : `${digits.slice(0, end)}.${digits.slice(end)}`);
}

const pointsProblems = ['required', 'invalid', 'whole', 'short', 'min', 'max', 'step'] as const;
/** An error of typed points. */
export type PointsProblem = (typeof pointsProblems)[number];

/** Typed points as a number, or the error that prevents their conversion. */
export type TypedPoints =
  | { readonly points: number; readonly problem: null }
  | { readonly points: null; readonly problem: PointsProblem };

/** Reads typed points and checks them against balance and rate; nothing is rounded. */
export function checkPoints(text: string, rate: Rate, balance: number): TypedPoints {
  const wrong = (problem: PointsProblem) => ({ points: null, problem });
  const typed = readAmount(text, { decimals: 0 });
  if (typed.amount === null) {
    const { problem } = typed;
    return wrong(problem === 'required' || problem === 'whole' ? problem : 'invalid');
  }
  const { least, most } = boundsOf(rate);
  const points = BigInt(typed.amount);
  if (points > BigInt(balance)) return wrong('short');
  if (points > BigInt(most)) return wrong('max');
  if (points < BigInt(least)) return wrong('min');
  if (points % BigInt(rate.points) !== 0n) return wrong('step');
  return { points: Number(points), problem: null };
}

/** Points to convert, and the transaction password. */
export const convertSchema = (rate: Rate, balance: number) =>
  formSchema(pointsProblems, {
    points: textThat((typed) => checkPoints(typed, rate, balance).problem),
    paymentPassword: someText(),
  });

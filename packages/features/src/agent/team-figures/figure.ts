import { formatMoney } from '../../shared/i18n/money.ts';
import { signOf, sumOf } from '../../shared/records/amounts.ts';

/** An amount of an answer: exactly, and as the site writes money. `null` where the answer has none. */
export type Figure = {
  readonly exact: string;
  readonly text: string;
  readonly sign: -1 | 0 | 1;
} | null;

/** How a figure is written. */
export interface FigureWriting {
  readonly symbol: string;
  /** With its sign: a change, a net position. */
  readonly signed?: boolean;
}

/**
 * Wire → figure. What an answer does not say stays unknown and never becomes nothing; what is no amount
 * stays as it came (AGT).
 */
export function figureOf(value: string | undefined, writing: FigureWriting): Figure {
  if (value === undefined) return null;
  return {
    exact: value,
    text: formatMoney(value, writing) ?? value,
    sign: signOf(value),
  };
}

/** The sum of figures; one that is unknown makes the sum unknown, too. */
export function sumOfFigures(figures: readonly Figure[], writing: FigureWriting): Figure {
  const known = figures.flatMap((figure) => (figure === null ? [] : [figure.exact]));
  return known.length < figures.length ? null : figureOf(sumOf(known), writing);
}

import { formatMoney } from '../../shared/i18n/money.ts';
import { signOf, sumOf } from '../../shared/records/amounts.ts';

/** An amount from an answer: exact, and in the money format of the site. `null` where the answer has none. */
export type Figure = {
  readonly exact: string;
  readonly text: string;
  readonly sign: -1 | 0 | 1;
} | null;

/** How a figure is formatted. */
export interface FigureWriting {
  readonly symbol: string;
  /** Shows the sign: for a change or a net position. */
  readonly signed?: boolean;
}

/**
 * Wire → figure. A missing value stays unknown and never becomes zero; a text that is no amount stays unchanged (AGT).
 */
export function figureOf(value: string | undefined, writing: FigureWriting): Figure {
  if (value === undefined) return null;
  return {
    exact: value,
    text: formatMoney(value, writing) ?? value,
    sign: signOf(value),
  };
}

/** The sum of figures; one unknown figure makes the sum unknown. */
export function sumOfFigures(figures: readonly Figure[], writing: FigureWriting): Figure {
  const known = figures.flatMap((figure) => (figure === null ? [] : [figure.exact]));
  return known.length < figures.length ? null : figureOf(sumOf(known), writing);
}

import { type RefObject, useEffect, useRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { groupDigits, writeNumbers } from '../numbers.ts';
import * as css from './Jackpot.css.ts';
import { type Odometer, odometer, standing, stripText } from './odometer.ts';

interface DigitsProps {
  /** Grouped, in Latin digits: `1,482,930`. The columns show it on their first render. */
  figure: string;
  currency: string;
  /** The digits of the columns, and where the commas are. */
  numbers: NumberStyle | undefined;
  /** Set to the odometer that moves the columns, after they are rendered. */
  wheel: RefObject<Odometer | null>;
}

/** Currency, digit columns and separators. They are decorative; the accessible name of the board has the amount. */
export function Digits({ figure, currency, numbers, wheel }: DigitsProps) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (root.current) wheel.current = odometer(root.current, figure);
  }, [figure, wheel]);

  const signs = groupDigits(figure.replaceAll(',', ''), numbers?.grouping);
  const strip = writeNumbers(stripText, numbers);
  const commas = signs.split(',').length - 1;
  const counts = [
    [css.digitsName, signs.length - commas],
    [css.commasName, commas],
  ];

  return (
    <span
      ref={root}
      className={css.digits}
      style={Object.fromEntries(counts)}
      aria-hidden="true"
      data-part="digits"
    >
      <span className={css.currency}>{currency}</span>
      {[...signs].map((sign, index) => {
        // Columns count from the end, where the units are.
        const place = signs.length - index;
        return sign === ',' ? (
          <span key={place} className={css.separator}>
            ,
          </span>
        ) : (
          <span key={place} className={css.cell} data-part="digit">
            <span
              className={css.strip}
              data-part="strip"
              style={{ transform: standing(Number(sign)) }}
            >
              {strip}
            </span>
          </span>
        );
      })}
    </span>
  );
}

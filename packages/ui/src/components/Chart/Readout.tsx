import { join } from '../join.ts';
import * as css from './Chart.css.ts';
import { Swatch } from './Swatch.tsx';
import { middleOf, type Scale } from './scale.ts';
import type { ChartCategory, ChartSeries } from './series.ts';
import { seriesAt } from './series-styles.ts';

interface ReadoutProps {
  /** Index of the category under the pointer. */
  at: number;
  categories: readonly ChartCategory[];
  series: readonly ChartSeries[];
  scale: Scale;
  format: (value: number) => string;
  mark: 'line' | 'bar';
}

/** The values under the pointer. People without a pointer read them in the table. */
export function Readout({ at, categories, series, scale, format, mark }: ReadoutProps) {
  const place = middleOf(at, categories.length);
  const before = place > 50;
  return (
    <>
      <span className={css.rule} style={{ insetInlineStart: `${place}%` }} />
      {mark === 'line' &&
        series.map((one, index) => {
          const value = one.values[at];
          if (value === null || value === undefined || !Number.isFinite(value)) return null;
          return (
            <span
              key={one.id}
              className={join(css.dot, seriesAt(index).dot)}
              style={{ insetInlineStart: `${place}%`, insetBlockStart: `${scale.top(value)}%` }}
            />
          );
        })}
      <span
        data-part="readout"
        className={css.readout}
        style={before ? { insetInlineEnd: `${100 - place}%` } : { insetInlineStart: `${place}%` }}
      >
        <span className={css.readoutName}>{categories[at]?.label}</span>
        {series.map((one, index) => {
          const value = one.values[at];
          return (
            <span key={one.id} className={css.readoutRow}>
              <Swatch mark={mark} index={index} />
              <span className={css.readoutLabel}>{one.label}</span>
              <bdi translate="no" dir="ltr" className={css.readoutValue}>
                {value === null || value === undefined ? '–' : format(value)}
              </bdi>
            </span>
          );
        })}
      </span>
    </>
  );
}

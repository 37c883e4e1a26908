import * as css from '../Chart/Chart.css.ts';
import { type ChartProps, Frame } from '../Chart/Frame.tsx';
import { barBox } from '../Chart/scale.ts';
import { seriesAt } from '../Chart/series-styles.ts';
import { join } from '../join.ts';

export type BarChartProps = ChartProps;

/**
 * Compares values as bars. Bars of several series stand side by side in the order of the legend; they differ in
 * pattern as well as in colour. A negative value goes below the zero line. Every value is also in the table below the
 * chart.
 */
export function BarChart(props: BarChartProps) {
  const { series } = props;
  return (
    <Frame
      {...props}
      component="bar-chart"
      mark="bar"
      draw={(scale) =>
        series.map((one, place) =>
          one.values.map((value, index) => {
            if (value === null || !Number.isFinite(value)) return null;
            const at = { index, count: one.values.length, series: place, of: series.length };
            return (
              <rect
                key={`${one.id}-${props.categories[index]?.id}`}
                data-part="bar"
                className={join(css.bar, seriesAt(place).bar)}
                {...barBox(value, at, scale)}
              />
            );
          }),
        )
      }
    />
  );
}

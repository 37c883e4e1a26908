import * as css from '../Chart/Chart.css.ts';
import { type ChartProps, Frame } from '../Chart/Frame.tsx';
import { barBox } from '../Chart/scale.ts';
import { seriesAt } from '../Chart/series-styles.ts';
import { join } from '../join.ts';

export type BarChartProps = ChartProps;

/**
 * How figures compare. Bars of several series are beside each other in the
 * order of the legend and differ by filling as well as by colour; a loss goes
 * below the zero line. Every figure is in the table below the drawing.
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

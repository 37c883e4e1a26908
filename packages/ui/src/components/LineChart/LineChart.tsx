import * as css from '../Chart/Chart.css.ts';
import { type ChartProps, Frame } from '../Chart/Frame.tsx';
import { linePath, middleOf } from '../Chart/scale.ts';
import { seriesAt } from '../Chart/series-styles.ts';
import { join } from '../join.ts';

export interface LineChartProps extends ChartProps {
  /** Fills the area below the first line. Default true. */
  area?: boolean | undefined;
}

/**
 * Shows values over time. The lines differ in dash pattern as well as in colour, there is no animation, and every
 * value is also in the table below the chart. A missing day is a gap, not a zero.
 */
export function LineChart({ area = true, ...props }: LineChartProps) {
  const { series } = props;
  return (
    <Frame
      {...props}
      component="line-chart"
      mark="line"
      draw={(scale) => {
        const [first] = series;
        const whole = first?.values.every((value) => value !== null) === true;
        const count = first?.values.length ?? 0;
        return (
          <>
            {area && first && whole && count > 1 && (
              <path
                className={css.area}
                d={`${linePath(first.values, scale)}L${middleOf(count - 1, count)} ${scale.top(0)}L${middleOf(0, count)} ${scale.top(0)}Z`}
              />
            )}
            {series.map((one, index) => (
              <path
                key={one.id}
                data-part="line"
                className={join(css.line, seriesAt(index).line)}
                d={linePath(one.values, scale)}
              />
            ))}
          </>
        );
      }}
    />
  );
}

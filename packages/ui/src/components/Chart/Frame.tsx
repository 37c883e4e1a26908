import { type ComponentPropsWithRef, type PointerEvent, type ReactNode, useState } from 'react';
import { asPart } from '../as-part.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Chart.css.ts';
import { DataTable } from './DataTable.tsx';
import { Readout } from './Readout.tsx';
import { Swatch } from './Swatch.tsx';
import { labelStep, middleOf, type Scale, scaleOf } from './scale.ts';
import type { ChartCategory, ChartSeries } from './series.ts';

/** Props that `BarChart` and `LineChart` share. */
export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** Accessible name of the chart. */
  label: string;
  /** The categories from first to last, e.g. days. */
  categories: readonly ChartCategory[];
  /** One to four. Put the most important one first. */
  series: readonly ChartSeries[];
  /** Formats a value in full, with its sign and both decimals. */
  format: (value: number) => string;
  /** Formats a value beside the grid: `75k`. Default `format`. */
  formatTick?: ((value: number) => string) | undefined;
  /** Text of the button that shows the values as a table. */
  tableLabel: string;
  /** Heading of the categories in the table of values: "Date". */
  categoryLabel: string;
  /** Height of the drawing, in px. Default 200. */
  height?: number | undefined;
  /** The values are loading. */
  loading?: boolean | undefined;
  /** Announced politely while `loading`. */
  loadingLabel?: string | undefined;
  /** Shown instead of the drawing when there are no values: an `EmptyState`. */
  empty?: ReactNode;
  /** Shown instead of the drawing when the values could not be loaded: an `ErrorState`. */
  error?: ReactNode;
}

interface FrameProps extends ChartProps {
  component: string;
  /** Mark of a series in the legend. */
  mark: 'line' | 'bar';
  /** Draws into a box of 100 × 100 units that is stretched to the frame. */
  draw: (scale: Scale) => ReactNode;
}

/**
 * What line and bar charts share: legend, grid, axes, the values under the pointer and the table of all values. The
 * drawing is one stretched SVG and the texts are HTML, so the server can render it without measuring.
 */
export function Frame({
  component,
  mark,
  draw,
  label,
  categories,
  series,
  format,
  formatTick = format,
  tableLabel,
  categoryLabel,
  height = 200,
  loading = false,
  loadingLabel,
  empty,
  error,
  className,
  ...rest
}: FrameProps) {
  const [at, setAt] = useState<number>();
  const count = categories.length;
  const failed = error !== undefined && !loading;
  const bare = count === 0 || series.length === 0;
  const state = stateOf(loading, failed, bare);
  const scale = scaleOf(series.flatMap((one) => one.values));
  const step = labelStep(count);
  const names = scale.ticks.map(formatTick);
  const widest = Math.max(0, ...names.map((name) => name.length));
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? 1 - share : share;
    setAt(Math.min(count - 1, Math.max(0, Math.floor(turned * count))));
  };
  return (
    <figure
      data-component={component}
      data-state={state}
      {...(loading && { 'aria-busy': true })}
      {...rest}
      className={join(css.root, className)}
    >
      <figcaption className={css.caption}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {state === 'ready' && series.length > 1 && (
          <span data-part="legend" aria-hidden="true" className={css.legend}>
            {series.map((one, index) => (
              <span key={one.id} className={css.legendItem}>
                <Swatch mark={mark} index={index} />
                <span>{one.label}</span>
              </span>
            ))}
          </span>
        )}
      </figcaption>
      {loading && <Skeleton shape="block" height={height + 28} />}
      {state === 'error' && asPart(error)}
      {state === 'empty' && asPart(empty)}
      {state === 'ready' && (
        <>
          <div data-part="plot" aria-hidden="true" className={css.plot}>
            <div
              className={css.ticks}
              style={{ blockSize: height, inlineSize: `${Math.max(2, widest)}ch` }}
            >
              {scale.ticks.map((tick, index) => (
                <span
                  key={tick}
                  className={css.tick}
                  style={{ insetBlockStart: `${scale.top(tick)}%` }}
                >
                  <bdi translate="no" dir="ltr">
                    {names[index]}
                  </bdi>
                </span>
              ))}
            </div>
            <div
              className={css.field}
              style={{ blockSize: height }}
              onPointerMove={follow}
              onPointerDown={follow}
              onPointerLeave={() => setAt(undefined)}
            >
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                className={css.drawing}
                aria-hidden="true"
                focusable="false"
              >
                {scale.ticks.map((tick) => (
                  <line
                    key={tick}
                    x1="0"
                    x2="100"
                    y1={scale.top(tick)}
                    y2={scale.top(tick)}
                    className={tick === 0 ? css.zero : css.grid}
                  />
                ))}
                {draw(scale)}
              </svg>
              {at !== undefined && (
                <Readout
                  at={at}
                  categories={categories}
                  series={series}
                  scale={scale}
                  format={format}
                  mark={mark}
                />
              )}
            </div>
            <div className={css.names}>
              {categories.map(
                (category, index) =>
                  index % step === 0 && (
                    <span
                      key={category.id}
                      className={join(css.name, (index / step) % 2 === 1 && css.roomyName)}
                      style={{ insetInlineStart: `${middleOf(index, count)}%` }}
                    >
                      {category.label}
                    </span>
                  ),
              )}
            </div>
          </div>
          <DataTable
            label={label}
            summary={tableLabel}
            categoryLabel={categoryLabel}
            categories={categories}
            series={series}
            format={format}
          />
        </>
      )}
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
    </figure>
  );
}

function stateOf(loading: boolean, failed: boolean, bare: boolean) {
  if (loading) return 'loading';
  if (failed) return 'error';
  return bare ? 'empty' : 'ready';
}

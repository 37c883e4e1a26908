import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './KpiTile.css.ts';

/** How a number differs from the period before. */
export interface KpiChange {
  /** The formatted change with its sign: "+12.4%". */
  text: ReactNode;
  /** The arrow: more, less or unchanged. */
  direction: 'up' | 'down' | 'flat';
  /** The direction in words, read before the change: "More than before". */
  directionLabel: string;
  /** Whether the change is good. Default `neutral`; a game result stays neutral (design.md §6.1). */
  tone?: 'good' | 'bad' | 'neutral' | undefined;
}

export interface KpiTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted: "Deposits today". */
  label: ReactNode;
  /** The formatted number: `Money` or a count. */
  value: ReactNode;
  /** Icon before the label, 18 px. */
  icon?: IconLike;
  /** The change from the period before. It has a sign, a word and a number, never a colour only. */
  change?: KpiChange | undefined;
  /** One muted line, e.g. what the number is compared with or when it is settled. */
  note?: ReactNode;
  /** `warm` for income, rebate and rewards; `success` and `danger` for a change with its sign. Default `neutral`. */
  tone?: 'neutral' | 'warm' | 'success' | 'danger' | undefined;
  /** The number is loading. */
  loading?: boolean | undefined;
  /** Shown instead of the number when it could not be loaded, as one short sentence. */
  error?: ReactNode;
  /**
   * Values of the last days, the oldest first, drawn as a small line below the number. It is decoration: a chart or a
   * table must have the values. Fewer than two values draw no line.
   */
  line?: readonly number[] | undefined;
  /** Less space and a smaller number, for the sums above a list on phones. Default false. */
  dense?: boolean | undefined;
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: Minus };

const lineWidth = 100;
const lineHeight = 20;

/** The points of a line from the left to the right edge. Equal values lie in the middle. */
function pointsOf(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values
    .map((value, place) => {
      const x = (place / (values.length - 1)) * lineWidth;
      const share = high > low ? (value - low) / (high - low) : 0.5;
      return `${x.toFixed(2)},${(1 + (1 - share) * (lineHeight - 2)).toFixed(2)}`;
    })
    .join(' ');
}

/** One number with its name. Four tiles begin a record page: one row on desktops, two rows on phones. */
export function KpiTile({
  label,
  value,
  icon,
  change,
  note,
  tone = 'neutral',
  loading = false,
  error,
  line = [],
  dense = false,
  className,
  ...rest
}: KpiTileProps) {
  const failed = error !== undefined && !loading;
  return (
    <div
      data-component="kpi-tile"
      {...(loading && { 'aria-busy': true, 'data-state': 'loading' })}
      {...(failed && { 'data-state': 'error' })}
      {...rest}
      className={join(css.root, dense && css.dense, className)}
    >
      <span data-part="label" className={join(css.label, dense && css.denseLabel)}>
        {icon !== undefined && <IconSlot icon={icon} size={18} />}
        <span className={css.words}>{label}</span>
      </span>
      {loading && (
        <Skeleton width={dense ? 88 : 120} height={dense ? 18 : 26} className={css.waiting} />
      )}
      {failed && (
        <span data-part="error" className={css.error}>
          {error}
        </span>
      )}
      {!loading && !failed && (
        <span
          data-part="value"
          className={join(css.value, dense && css.denseValue, css.tone[tone])}
        >
          {value}
        </span>
      )}
      {!loading && !failed && line.length > 1 && (
        <svg
          data-part="line"
          aria-hidden="true"
          className={css.line}
          viewBox={`0 0 ${lineWidth} ${lineHeight}`}
          preserveAspectRatio="none"
        >
          <polyline points={pointsOf(line)} className={css.stroke} />
        </svg>
      )}
      {!loading && !failed && change !== undefined && (
        <span
          data-part="change"
          data-direction={change.direction}
          className={join(css.change, css.changeTone[change.tone ?? 'neutral'])}
        >
          <IconSlot icon={arrows[change.direction]} size={16} />
          <VisuallyHidden>{change.directionLabel}</VisuallyHidden>
          {asPart(change.text)}
        </span>
      )}
      {note !== undefined && !failed && (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </div>
  );
}

import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './KpiTile.css.ts';

/** How a figure differs from the time before. */
export interface KpiChange {
  /** The finished figure with its sign: "+12.4%". */
  text: ReactNode;
  /** Which arrow: more, less or the same as before. */
  direction: 'up' | 'down' | 'flat';
  /** The direction in words, read before the figure: "More than before". */
  directionLabel: string;
  /** Whether that is welcome. Default `neutral`; a game result stays neutral (design.md §6.1). */
  tone?: 'good' | 'bad' | 'neutral' | undefined;
}

export interface KpiTileProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted: "Deposits today". */
  label: ReactNode;
  /** The finished figure: `Money` or a count. */
  value: ReactNode;
  /** Before the label, 18 px. */
  icon?: IconLike;
  /** Against the time before: a sign, a word and a figure, never only a colour. */
  change?: KpiChange | undefined;
  /** One quiet line: with what it compares, when it is settled. */
  note?: ReactNode;
  /** `warm` for income, rebate and rewards; `success` and `danger` for a change with its sign. Default `neutral`. */
  tone?: 'neutral' | 'warm' | 'success' | 'danger' | undefined;
  /** The figure is on its way. */
  loading?: boolean | undefined;
  /** Instead of the figure when it could not be loaded, as one short sentence. */
  error?: ReactNode;
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: Minus };

/** One figure with its name. Four of them open a record page; they share a row and take two on phones. */
export function KpiTile({
  label,
  value,
  icon,
  change,
  note,
  tone = 'neutral',
  loading = false,
  error,
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
      className={join(css.root, className)}
    >
      <span data-part="label" className={css.label}>
        {icon !== undefined && <IconSlot icon={icon} size={18} />}
        <span className={css.words}>{label}</span>
      </span>
      {loading && <Skeleton width={120} height={26} className={css.waiting} />}
      {failed && (
        <span data-part="error" className={css.error}>
          {error}
        </span>
      )}
      {!loading && !failed && (
        <span data-part="value" className={join(css.value, css.tone[tone])}>
          {value}
        </span>
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

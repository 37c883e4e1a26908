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
}

const arrows = { up: TrendingUp, down: TrendingDown, flat: Minus };

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

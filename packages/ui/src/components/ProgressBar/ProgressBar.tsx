import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react';
import { join } from '../join.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ProgressBar.css.ts';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'children'> {
  /** What is in progress or used up: "Bonus wagering". */
  label: string;
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean | undefined;
  /** Share that is done, 0–100. Other values are limited to that range. Without it the share is unknown. */
  value?: number | undefined;
  /**
   * The share as text, shown at the end: "64%", "1,250.00 of 5,000.00". Default: no text, and screen readers say the
   * percentage.
   */
  text?: string | undefined;
  /** 4, 8 or 12 px. Default `md`. */
  size?: keyof typeof css.size | undefined;
  /** `warm` for rewards, `warn` and `danger` for limits that run out. The text must say it too. Default `accent`. */
  tone?: keyof typeof css.tone | undefined;
}

/**
 * The progress of an upload, of a wagering requirement or of a used limit. It is never a live region, because it would
 * never be silent.
 */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  text,
  size = 'md',
  tone = 'accent',
  className,
  ...rest
}: ProgressBarProps) {
  const labelId = useId();
  const share = value === undefined ? undefined : within(value);
  const vars: CSSProperties & Record<`--${string}`, number> =
    share === undefined ? {} : { [css.shareName]: share };
  return (
    <div
      data-component="progress-bar"
      data-state={share === undefined ? 'busy' : share === 100 ? 'done' : 'progress'}
      {...rest}
      className={join(css.root, className)}
    >
      <div className={labelHidden && text === undefined ? hidden : css.head}>
        <span id={labelId} className={labelHidden ? hidden : css.label} data-part="label">
          {label}
        </span>
        {text !== undefined && (
          <span className={css.figures} data-part="text" aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.floor(share)}
        aria-valuetext={text}
        data-part="track"
        className={join(css.track, css.size[size])}
      >
        <div data-part="bar" className={join(css.bar, css.tone[tone])} style={vars} />
      </div>
    </div>
  );
}

const within = (value: number): number =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;

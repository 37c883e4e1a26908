import { type ComponentPropsWithRef, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import { systemClock, type UiClock } from '../motion/clock.ts';
import { observeVisibility } from '../motion/watch.ts';
import { writeNumbers } from '../numbers.ts';
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Countdown.css.ts';
import { clockText, countDown, type TimeLeft } from './time-left.ts';

export interface CountdownProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** The end, in milliseconds since 1970 (UTC), measured by `clock`. */
  until: number;
  /** What the time is for, e.g. "New code in". */
  label: string;
  /** Shows the label to assistive technology only. */
  labelHidden?: boolean | undefined;
  /** Formats the remaining time. Default `00:47`, `01:00:47`. Must be pure. */
  format?: ((left: TimeLeft) => string) | undefined;
  /** Number style of the brand for the digits of `format`. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** Shown instead of the time at the end, and announced. Default: `format` of zero, not announced. */
  endText?: string | undefined;
  /** Seconds left at which the text of `announce` is announced, e.g. `[60, 10]`. Default: none. */
  announceAt?: readonly number[] | undefined;
  /** Returns the sentence that is announced at those moments. */
  announce?: ((left: TimeLeft) => string) | undefined;
  /** Called once at the end, also while the page is hidden. */
  onEnd?: (() => void) | undefined;
  /** Default: the system clock. */
  clock?: UiClock | undefined;
}

/**
 * Shows the time left until a real deadline (a code that may be sent again, a break). Never use it to hurry a player.
 * It writes the text into the page without a React update. While hidden it does not update; when visible again it
 * shows the right time at once. It has the role `timer`: screen readers read it on demand, and it announces nothing
 * else.
 */
export function Countdown({
  until,
  label,
  labelHidden = false,
  format = clockText,
  numbers,
  endText,
  announceAt,
  announce,
  onEnd,
  clock = systemClock,
  className,
  ref,
  ...rest
}: CountdownProps) {
  const root = useRef<HTMLSpanElement>(null);
  const figures = useRef<HTMLSpanElement>(null);
  const voice = useRef<HTMLSpanElement>(null);
  const labelId = useId();
  const mergedRef = useMergedRef(root, ref);

  const tell = useEffectEvent((left: TimeLeft, last: number) => {
    const over = left.totalSeconds === 0;
    const figure = writeNumbers(format(left), numbers);
    write(figures.current, over ? (endText ?? figure) : figure);
    figures.current?.setAttribute('data-state', over ? 'ended' : 'running');
    // If it was already so at the start, nothing is announced.
    if (last === Number.POSITIVE_INFINITY) return;
    if (over) write(voice.current, endText ?? '');
    else if (announce && announceAt?.some((at) => left.totalSeconds <= at && at < last)) {
      write(voice.current, announce(left));
    }
  });
  const end = useEffectEvent(() => onEnd?.());

  // Runs before the first paint, so that the time does not appear after it.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    let last = Number.POSITIVE_INFINITY;
    const counter = countDown(
      { until, clock },
      (left) => {
        tell(left, last);
        last = left.totalSeconds;
      },
      () => end(),
    );
    const unwatch = observeVisibility(element, counter.seen);
    return () => {
      unwatch();
      counter.stop();
    };
  }, [until, clock]);

  return (
    <span
      data-component="countdown"
      {...rest}
      ref={mergedRef}
      className={join(css.root, className)}
    >
      <span id={labelId} className={labelHidden ? hidden : undefined} data-part="label">
        {label}
      </span>
      {/* The effect fills it: the server does not know the time of the reader. */}
      <span
        ref={figures}
        role="timer"
        aria-labelledby={labelId}
        dir={format === clockText ? 'ltr' : undefined}
        data-part="figures"
        className={css.figures}
      />
      <span ref={voice} role="status" className={hidden} />
    </span>
  );
}

function write(into: HTMLElement | null, text: string): void {
  if (into && into.textContent !== text) into.textContent = text;
}

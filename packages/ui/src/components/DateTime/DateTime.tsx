import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './DateTime.css.ts';

export interface DateTimeProps
  extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The machine-readable time: ISO 8601 with its offset, a day (`2026-11-20`) or a duration (`PT24M`). */
  value: string;
  /** The text that is shown, formatted in the time zone of the site (I18-02): `2026-11-20 20:41`. */
  text: string;
  /** The full time with seconds and zone. It is shown on hover, for a short `text` such as "5 minutes ago". */
  title?: string | undefined;
  /** Default `inherit`. */
  size?: keyof typeof css.size | undefined;
  /** Default `inherit`. */
  tone?: keyof typeof css.tone | undefined;
  /** The text contains words: it may wrap and follows the direction of the page. Default false: digits only. */
  words?: boolean | undefined;
}

/**
 * A time, a day or a duration in a `<time>` element. Digits are tabular and run left to right, also in right-to-left
 * text.
 */
export function DateTime({
  value,
  text,
  size = 'inherit',
  tone = 'inherit',
  words = false,
  className,
  ...rest
}: DateTimeProps) {
  return (
    <time
      data-component="date-time"
      dir={words ? undefined : 'ltr'}
      {...rest}
      dateTime={value}
      className={join(css.root, css.size[size], css.tone[tone], !words && css.unbroken, className)}
    >
      {text}
    </time>
  );
}

import type { ComponentPropsWithRef } from 'react';
import { join } from '../join.ts';
import * as css from './DateTime.css.ts';

export interface DateTimeProps
  extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** The instant for machines: ISO 8601 with its offset, a day (`2026-11-20`) or a duration (`PT24M`). */
  value: string;
  /** What is shown, made by the one formatter in the time zone of the site (I18-02): `2026-11-20 20:41`. */
  text: string;
  /** The full instant with seconds and zone, shown on hover where `text` is short ("5 minutes ago"). */
  title?: string | undefined;
  /** Default `inherit`. */
  size?: keyof typeof css.size | undefined;
  /** Default `inherit`. */
  tone?: keyof typeof css.tone | undefined;
  /** The text has words that may wrap and follow the direction of the page. Default false: digits only. */
  words?: boolean | undefined;
}

/** A moment, a day or a duration: `<time>`, tabular, left-to-right even inside a right-to-left sentence. */
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

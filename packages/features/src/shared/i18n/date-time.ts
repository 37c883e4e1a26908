const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** The site's time zone until its server sends a valid one. */
export const defaultTimeZone = 'Asia/Dhaka';

/** For browsers without `Temporal`. Created on first use: it loads the tables of a locale, 12 ms on a laptop. */
function writtenByIntl(milliseconds: number, timeZone: string): string {
  const formatted = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(milliseconds);
  const [year, month, day, hour, minute, second] = parts.map(
    (type) => formatted.find((part) => part.type === type)?.value ?? '',
  );
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** Throws for a name that is not a time zone. */
const written = (milliseconds: number, timeZone: string): string =>
  typeof Temporal === 'object'
    ? Temporal.Instant.fromEpochMilliseconds(milliseconds)
        .toZonedDateTimeISO(timeZone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'second' })
        .replace('T', ' ')
    : writtenByIntl(milliseconds, timeZone);

/** Whether times can be formatted in this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name === defaultTimeZone || Boolean(written(0, name));
  } catch {
    return false;
  }
}

/**
 * Formats an instant as `yyyy-MM-dd HH:mm:ss` in the site's time zone, with Latin digits and 24 hours (I18-02, NOT-01).
 * The instant is ISO 8601, or milliseconds since 1970. It never throws: it returns `null` for an invalid date and uses
 * the default zone for an unknown one.
 */
export function formatDateTime(instant: string | number, timeZone: string): string | null {
  const date = new Date(instant).getTime();
  if (Number.isNaN(date)) return null;
  return written(date, isTimeZone(timeZone) ? timeZone : defaultTimeZone);
}

/** Returns the day of an instant in a time zone, `yyyy-MM-dd`: the site's days begin and end in its zone (I18-02). */
export const dayAt = (instant: number, timeZone: string): string =>
  formatDateTime(instant, timeZone)?.slice(0, 10) ?? '';

/** Formats the seconds of a running clock as `H:mm:ss`. */
export function formatDuration(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

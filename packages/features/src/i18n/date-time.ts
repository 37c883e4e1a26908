/** Where the site is unless its server says something usable. */
export const defaultTimeZone = 'Asia/Dhaka';

/** Swedish writes a time as `yyyy-MM-dd HH:mm:ss`. One of each time zone: making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws for a name that is no time zone. */
function written(milliseconds: number, timeZone: string): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (!known) formats.set(timeZone, format);
  return format.format(milliseconds);
}

/** Whether times can be formatted in this time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return name === defaultTimeZone || Boolean(written(0, name));
  } catch {
    return false;
  }
}

/**
 * `yyyy-MM-dd HH:mm:ss` in the site's time zone, Latin digits, 24 hours (I18-02, NOT-01). The
 * instant is ISO 8601, or milliseconds since 1970. Never throws: `null` for what is no date, the
 * default zone for an unknown one.
 */
export function formatDateTime(instant: string | number, timeZone: string): string | null {
  const date = new Date(instant).getTime();
  if (Number.isNaN(date)) return null;
  return written(date, isTimeZone(timeZone) ? timeZone : defaultTimeZone);
}

/** A running clock: seconds → `H:mm:ss`. */
export function formatDuration(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** The text formats of the contract, as RFC 3339 defines them. */

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant =
  /^([\d-]{10})T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is a day of the calendar, like `2026-11-20`. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = day.exec(text) ?? [];
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return year !== '' && found.toISOString().startsWith(text);
}

/** Whether a text is an instant like `2026-11-20T14:41:00Z` or with an offset. The zone is required. */
export function isInstant(text: string): boolean {
  const [, date] = instant.exec(text) ?? [];
  return date !== undefined && isDay(date);
}

/** Whether a text has a format. Every text has an unknown format. */
export function fitsFormat(format: unknown, text: string): boolean {
  if (format === 'date') return isDay(text);
  return format !== 'date-time' || isInstant(text);
}

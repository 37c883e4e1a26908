/** The formats of texts that the contract names, as RFC 3339 writes them. */

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const instant =
  /^([\d-]{10})T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** `2026-11-20`, and in the calendar. */
export function isDay(text: string): boolean {
  const [, year = '', month = '', date = ''] = day.exec(text) ?? [];
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return year !== '' && found.toISOString().startsWith(text);
}

/** `2026-11-20T14:41:00Z` or with an offset: an instant without its zone is none. */
export function isInstant(text: string): boolean {
  const [, date] = instant.exec(text) ?? [];
  return date !== undefined && isDay(date);
}

/** Whether a text keeps to a format. An unknown format fits every text. */
export function fitsFormat(format: unknown, text: string): boolean {
  if (format === 'date') return isDay(text);
  return format !== 'date-time' || isInstant(text);
}

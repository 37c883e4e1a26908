const parts = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/**
 * `yyyy-MM-dd HH:mm:ss` in the site's time zone, Latin digits, 24 hours
 * (I18-02, NOT-01). Returns `null` when the text is not a date.
 */
export function formatDateTime(iso: string, timeZone: string): string | null {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return null;
  const formatted = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(date);
  const [year, month, day, hour, minute, second] = parts.map(
    (type) => formatted.find((part) => part.type === type)?.value ?? '',
  );
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** A running clock: seconds → `H:mm:ss`. */
export function formatDuration(totalSeconds: number): string {
  const seconds = Math.max(0, Math.floor(totalSeconds));
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

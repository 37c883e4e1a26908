import { Text } from '@parlour/ui';
import { formatDateTime } from '../i18n/date-time.ts';
import { useFigures } from '../i18n/use-t.ts';

/** The time a notice was written, in full and in the site's time zone (NOT-01). */
export function NoticeTime({ time, timeZone }: { readonly time: string; timeZone: string }) {
  const figures = useFigures();
  return (
    <Text size="small" tone="muted">
      <time dateTime={time}>{figures(formatDateTime(time, timeZone) ?? time)}</time>
    </Text>
  );
}

import { Heading, Text } from '@parlour/ui';
import { formatDateTime, useFigures } from '../i18n/index.ts';
import { ServerHtml } from '../server-html/index.ts';
import * as css from './notices.css.ts';
import type { Notice } from './reading.ts';

/** When something was written, in full and in the time of the site (NOT-01). */
export function NoticeTime({ time, timeZone }: { readonly time: string; timeZone: string }) {
  const figures = useFigures();
  return (
    <Text size="small" tone="muted">
      <time dateTime={time}>{figures(formatDateTime(time, timeZone) ?? time)}</time>
    </Text>
  );
}

export interface NoticeTextProps {
  readonly notice: Notice;
  readonly timeZone: string;
  readonly size?: 's' | 'm';
  /** Level of its heading. Default 3, below the title of a window. */
  readonly level?: 2 | 3;
}

/** One notice: title, time and its text, cleaned (NOT-03). */
export function NoticeText({ notice, timeZone, size = 's', level = 3 }: NoticeTextProps) {
  return (
    <>
      <div className={css.head}>
        <Heading level={level} size={size}>
          {notice.title}
        </Heading>
        <NoticeTime time={notice.time} timeZone={timeZone} />
      </div>
      <ServerHtml key={notice.id} html={notice.content} />
    </>
  );
}

import { Heading } from '@parlour/ui';
import { ServerHtml } from '../server-html/ServerHtml.tsx';
import { NoticeTime } from './NoticeTime.tsx';
import * as css from './notices.css.ts';
import type { Notice } from './reading.ts';

export interface NoticeTextProps {
  readonly notice: Notice;
  readonly timeZone: string;
  readonly size?: 's' | 'm';
  /** Level of the heading. Default 3, below the title of a window. */
  readonly level?: 2 | 3;
}

/** One notice: its title, its time and its sanitised text (NOT-03). */
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

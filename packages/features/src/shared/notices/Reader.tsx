import { Button, Pagination, Text, VisuallyHidden } from '@parlour/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNumbers, useT } from '../i18n/use-t.ts';
import { usePagerLabels } from '../paging/use-pager-labels.ts';
import { NoticeText } from './NoticeText.tsx';
import { NoticeTime } from './NoticeTime.tsx';
import * as css from './Reader.css.ts';
import { type Notice, openOf, partOfList, type ReaderLayout, rowsOf } from './reading.ts';

export interface ReaderProps {
  readonly notices: readonly Notice[];
  /** List and text side by side, or one at a time. */
  readonly layout: ReaderLayout;
  /** The requested page, from 1. A page that does not exist is replaced by the nearest. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** Id of the requested notice; `null` leaves the choice to the layout. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly isRead: (id: string) => boolean;
  /** Called when a text is shown. */
  readonly onRead: (id: string) => void;
  /** Name of the pager. */
  readonly pagesLabel: string;
  readonly timeZone: string;
  /** Rows without their time, for use in a window. Default false. */
  readonly dense?: boolean;
  /** The list is in a window: its pager stays at the end of the window while the rows scroll. Default false. */
  readonly inWindow?: boolean;
  /** Level of the heading of a text. Default 3, below the title of a window. */
  readonly level?: 2 | 3;
  /** Rows per page. Default: 9 beside the text, 7 without it. */
  readonly rows?: number;
  /** Total number of notices, if `notices` contains only this page. Default: `notices` contains all of them. */
  readonly total?: number;
  /** Shown instead of a text, or above a list without a text: the reason why there is no text. */
  readonly instead?: ReactNode;
}

/** A list of notices and the text of one of them (NOT-02, NOT-04). */
export function Reader(props: ReaderProps) {
  const { layout, chosen, onChoose, onRead, timeZone, dense = false, instead } = props;
  const inWindow = props.inWindow === true;
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(props.pagesLabel);
  const shown = partOfList(props.notices, props.total, props.page, props.rows ?? rowsOf[layout]);
  const open = instead ? null : openOf(shown.rows, chosen, layout);
  const openId = open?.id ?? null;
  useEffect(() => {
    if (openId !== null) onRead(openId);
  }, [openId, onRead]);
  const alone = layout === 'list' && open !== null;
  const pressed = useRef<HTMLButtonElement | null>(null);
  const text = useRef<HTMLElement | null>(null);
  const wasAlone = useRef(alone);
  useEffect(() => {
    // When the text replaces the list or the list the text, moves the focus, as between two pages.
    if (alone && !wasAlone.current) text.current?.focus();
    if (!alone && wasAlone.current) pressed.current?.focus();
    wasAlone.current = alone;
  }, [alone]);
  const unopened = instead && <div className={css.text[layout]}>{instead}</div>;
  return (
    <div className={css.reader[layout]}>
      {layout === 'list' && unopened}
      <div className={inWindow && layout === 'list' ? css.windowSide : css.side} hidden={alone}>
        <ul className={css.list}>
          {shown.rows.map((notice) => (
            <li key={notice.id} className={css.item[layout]}>
              <button
                type="button"
                className={css.row}
                aria-current={layout === 'split' && notice.id === openId ? 'true' : undefined}
                onClick={(event) => {
                  pressed.current = event.currentTarget;
                  onChoose(notice.id);
                }}
              >
                <span
                  className={css.dot}
                  data-state={props.isRead(notice.id) ? 'read' : 'unread'}
                  aria-hidden="true"
                />
                <span className={css.words}>
                  <span className={css.title}>{notice.title}</span>
                  {!dense && <NoticeTime time={notice.time} timeZone={timeZone} />}
                </span>
                {!props.isRead(notice.id) && (
                  <VisuallyHidden>{t('status.message.unread')}</VisuallyHidden>
                )}
              </button>
            </li>
          ))}
        </ul>
        {shown.pages > 1 && (
          <div className={inWindow ? css.lastingPager : css.pager}>
            <Pagination
              page={shown.page}
              pages={shown.pages}
              onChange={props.onPageChange}
              labels={labels}
              numbers={numbers}
              summary={
                dense || inWindow ? undefined : (
                  <Text size="small" tone="secondary">
                    {t('paging.shown', {
                      from: shown.from,
                      to: shown.to,
                      total: props.total ?? props.notices.length,
                    })}
                  </Text>
                )
              }
            />
          </div>
        )}
      </div>
      {layout === 'split' && unopened}
      {open && (
        <article ref={text} tabIndex={-1} aria-live="polite" className={css.text[layout]}>
          {alone && (
            <div>
              <Button variant="ghost" icon={ArrowLeft} onClick={() => onChoose(null)}>
                {t('action.back')}
              </Button>
            </div>
          )}
          <NoticeText notice={open} timeZone={timeZone} size="m" level={props.level ?? 3} />
        </article>
      )}
    </div>
  );
}

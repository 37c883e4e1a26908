import { Pagination, Text } from '@parlour/ui';
import { useEffect, useRef } from 'react';
import { useNumbers, useT } from '../../shared/i18n/use-t.ts';
import { usePagerLabels } from '../../shared/paging/use-pager-labels.ts';
import { MessageRows } from './MessageRows.tsx';
import * as css from './MessagesView.css.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';
import { MessageText } from './MessageText.tsx';
import { type MessageList, pageSize } from './messages-model.ts';

interface MailboxProps extends Omit<MessagesViewProps, 'list'> {
  readonly list: MessageList;
}

/** The list and the text of one message: beside each other, or one at a time on a phone (MSG-01). */
export function Mailbox(props: MailboxProps) {
  const { list, page, open, wide, turning } = props;
  const t = useT();
  const numbers = useNumbers();
  const labels = usePagerLabels(t('message.pages'));
  const alone = open !== null && !wide;
  const pressed = useRef<HTMLElement | null>(null);
  const side = useRef<HTMLDivElement | null>(null);
  const text = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  const isOpen = open !== null;
  useEffect(() => {
    // List and text replace each other, so the focus moves along: it must not stay on a removed element.
    if (alone && !wasOpen.current) text.current?.focus();
    if (!isOpen && wasOpen.current) {
      const back = pressed.current?.isConnected ? pressed.current : side.current;
      back?.focus();
    }
    wasOpen.current = isOpen;
  }, [alone, isOpen]);
  const from = (page - 1) * pageSize;
  return (
    <div className={wide ? css.split : css.card}>
      <div ref={side} className={css.side} hidden={alone} tabIndex={-1}>
        <MessageRows
          {...props}
          rows={list.rows}
          onOpen={(message, row) => {
            pressed.current = row;
            props.onOpen(message);
          }}
        />
        <div className={css.pager}>
          <Pagination
            page={page}
            pages={list.pages}
            onChange={props.onPage}
            labels={labels}
            numbers={numbers}
            busy={turning}
            summary={
              <Text size="small" tone="secondary">
                {t('paging.shown', {
                  from: Math.min(from + 1, list.total),
                  to: from + list.rows.length,
                  total: list.total,
                })}
              </Text>
            }
          />
        </div>
      </div>
      {(wide || open) && (
        <article ref={text} tabIndex={-1} aria-live="polite" className={css.text}>
          {open ? (
            <MessageText {...props} message={open} alone={alone} />
          ) : (
            <Text tone="secondary" className={css.hint}>
              {t('message.pick')}
            </Text>
          )}
        </article>
      )}
    </div>
  );
}

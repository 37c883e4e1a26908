import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { AnnouncementsWidget } from '../../shared/notices/AnnouncementsWidget.tsx';
import { useUnreadAnnouncements } from '../../shared/notices/use-notices.ts';
import { useDesktop } from '../../shared/runtime/use-desktop.ts';
import { MessagesView } from './MessagesView.tsx';
import type { Message, MessageFilter } from './messages-model.ts';
import { useMessages } from './use-messages.ts';

const none: ReadonlySet<string> = new Set();

/** The page `messageV2` of the member centre, connected to the API (MEM-13, MSG-01). */
export function MessagesWidget() {
  const t = useT();
  const wide = useDesktop();
  const unreadAnnouncements = useUnreadAnnouncements();
  const [filter, setFilter] = useState<MessageFilter>('all');
  const [page, setPage] = useState(1);
  /** A copy from when it was opened: with the unread filter the list drops a message once it is read. */
  const [opened, setOpened] = useState<Message | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const { list, remove, markRead, markShown, retry, ...rest } = useMessages(filter, page);
  const pages = list.status === 'ready' ? list.value.pages : null;
  const turning = rest.turning;
  useEffect(() => {
    // The last page may disappear when its messages are deleted.
    if (pages !== null && page > pages && !turning) setPage(pages);
  }, [page, pages, turning]);
  const rows = list.status === 'ready' ? list.value.rows : [];
  const open = rows.find(({ id }) => id === opened?.id) ?? opened;
  const ids = [...(chosen ?? none)];
  const count = ids.length;
  const afterDeletion = () => {
    setOpened(null);
    setChosen(null);
  };
  return (
    <MessagesView
      {...rest}
      list={list}
      filter={filter}
      page={page}
      open={open}
      chosen={chosen}
      wide={wide}
      announcements={<AnnouncementsWidget />}
      unreadAnnouncements={unreadAnnouncements}
      onFilter={(next) => {
        setFilter(next);
        setPage(1);
        setOpened(null);
        setChosen((ticks) => (next === 'announcements' ? null : ticks && none));
      }}
      onPage={(next) => {
        setPage(next);
        setOpened(null);
      }}
      onOpen={(message) => {
        setOpened(message);
        if (message) void markShown(message);
      }}
      onChosen={(next) => {
        setChosen(next);
        setOpened(null);
      }}
      onRetry={retry}
      onReadAll={() => void markRead({ all: true }, t('success.allRead'))}
      onReadChosen={() => void markRead({ messageIds: ids }, t('success.messagesRead', { count }))}
      onDelete={({ id }) =>
        void remove(
          { messageIds: [id] },
          { title: t('confirm.deleteMessage.title'), body: t('confirm.deleteMessage.body') },
          t('success.messageDeleted'),
          afterDeletion,
        )
      }
      onDeleteChosen={() =>
        void remove(
          { messageIds: ids },
          { title: t('confirm.deleteMessages.title', { count }), body: t('message.deleteNote') },
          t('success.messagesDeleted', { count }),
          afterDeletion,
        )
      }
      onDeleteAll={() =>
        void remove(
          { all: true },
          { title: t('confirm.deleteAll.title'), body: t('confirm.deleteAll.body') },
          t('success.allDeleted'),
          afterDeletion,
        )
      }
    />
  );
}

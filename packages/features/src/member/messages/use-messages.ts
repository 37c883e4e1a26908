import { paths, queries, type WireMessageIdsBody, type WireUnreadCount } from '@parlour/api-client';
import type { ConfirmMessage } from '@parlour/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { useOnce } from '../../shared/runtime/use-once.ts';
import { useRefresh } from '../../shared/runtime/use-refresh.ts';
import { type Message, type MessageFilter, pageSize, toMessageList } from './messages-model.ts';

/** The error of the last change. */
export interface Failure {
  readonly error: unknown;
  /** Counts up, so that the same sentence is announced again. */
  readonly attempt: number;
}

type Question = Pick<ConfirmMessage, 'title' | 'body'>;

const listed: ReadonlySet<string> = new Set([paths.messages]);

/** One page of the messages over the api, and everything that changes them (MSG-01). */
export function useMessages(filter: MessageFilter, page: number) {
  const { api, dialogs, toasts } = useRuntime();
  const { timeZone } = useSettings();
  const t = useT();
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const reading = useRef(new Set<string>());
  const query = useQuery({
    ...queries.messages(api, {
      pageNo: page,
      pageSize,
      ...(filter === 'unread' && { unreadOnly: true }),
    }),
    placeholderData: keepPreviousData,
  });
  // The bell shows the same answer.
  const counts = useQuery(queries.unreadCount(api));
  const list = useStableValue(partOf(query, (wire) => toMessageList(wire, timeZone)));

  const fail = (error: unknown) =>
    setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
  const reread = useRefresh(listed);
  /** The answer counts what is left: badges follow it at once. */
  const apply = (counts: WireUnreadCount) => {
    setFailure(null);
    client.setQueryData(queries.unreadCount(api).queryKey, counts);
    return reread();
  };

  /** Marks a message as read when it is shown. */
  const markShown = async ({ id, isRead }: Message) => {
    if (isRead || reading.current.has(id)) return;
    reading.current.add(id);
    try {
      await apply(await api.readMessages({ messageIds: [id] }));
    } catch (error) {
      fail(error);
    } finally {
      reading.current.delete(id);
    }
  };

  const [markRead, marking] = useOnce(async (body: WireMessageIdsBody, done: string) => {
    try {
      await apply(await api.readMessages(body));
      toasts.show({ tone: 'success', title: done });
    } catch (error) {
      fail(error);
    }
  });

  const [remove, removing] = useOnce(
    async (body: WireMessageIdsBody, question: Question, done: string, onDone: () => void) => {
      let counts: WireUnreadCount | undefined;
      try {
        await dialogs.confirm({
          ...question,
          tone: 'warn',
          confirmLabel: t('action.delete'),
          run: async () => {
            counts = await api.deleteMessages(body);
          },
        });
      } catch (error) {
        // The list shows what the backend did before the answer was lost.
        fail(error);
        await reread();
      }
      if (!counts) return;
      onDone();
      toasts.show({ tone: 'success', title: done });
      await apply(counts);
    },
  );

  return {
    list,
    promotions: counts.data?.promotions ?? null,
    failure,
    turning: query.isPlaceholderData,
    busy: marking || removing,
    markShown,
    markRead,
    remove,
    retry: () => void query.refetch(),
  };
}

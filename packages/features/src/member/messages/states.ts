import { ApiError, type WireMessage } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { createElement } from 'react';
import {
  AnnouncementsView,
  type AnnouncementsViewProps,
} from '../../shared/notices/AnnouncementsView.tsx';
import { manyNotices } from '../../shared/notices/samples.ts';
import type { MessagesViewProps } from './MessagesView.props.ts';
import { toMessageList } from './messages-model.ts';

const nothing = () => undefined;

/** The page of messages in every state it can be in (SBK-01). */
export const messagesStates = defineStates<MessagesViewProps>()((say, language) => {
  const titles = [
    say('notice.withdrawal'),
    say('notice.maintenance'),
    say('notice.provider'),
    say('notice.region'),
    say('notice.withdrawal'),
    say('notice.maintenance'),
  ];
  const body = say('overlay.noticeBody');
  const rows = titles.map(
    (title, place): WireMessage => ({
      messageId: `mg-${place}`,
      title,
      content: `<p>${body}</p><ul><li>${say('game.play')}</li></ul>`,
      read: place > 3,
      time: `2026-11-${20 - place}T15:40:05Z`,
      ...(place === 0 && { link: '/?member=withdraw' }),
    }),
  );
  const listOf = (some: readonly WireMessage[], totalPages = 3) =>
    toMessageList(
      {
        rows: [...some],
        totalPages,
        totalCount: 14,
        unread: some.filter((one) => !one.read).length,
      },
      'Asia/Dhaka',
    );
  const list = listOf(rows);
  const ready = { status: 'ready', value: list } as const;
  const wide = {
    list: ready,
    promotions: 3,
    filter: 'all',
    page: 1,
    turning: false,
    open: null,
    chosen: null,
    busy: false,
    failure: null,
    wide: true,
    announcements: null,
    unreadAnnouncements: 2,
  } as const;
  const open = list.rows[0] ?? null;
  const phone = { ...wide, wide: false } as const;
  const acting = `<p onclick="window.acted=1">${body}</p><script>window.acted=1</script><img src="x" onerror="window.acted=1"><a href="javascript:window.acted=1">${body}</a>`;
  const hostile = listOf([
    {
      messageId: 'mg-9',
      title: '<b>1</b>',
      content: acting,
      read: false,
      time: 'soon',
      link: '//x',
    },
  ]).rows[0];
  const long = say('notice.long');
  const longRows = rows.map((row) => ({
    ...row,
    title: long,
    content: `<p>${body}</p>`.repeat(9),
  }));
  const noRows = { rows: [], pages: 1, total: 0, unread: 0 } as const;
  const failure = { error: new ApiError('HTTP', { http: 502 }), attempt: 1 } as const;
  const notices = manyNotices(language, 9);
  const announced = (props: Partial<AnnouncementsViewProps> = {}) =>
    createElement(AnnouncementsView, {
      status: 'ready',
      onRetry: nothing,
      notices,
      layout: 'split',
      page: 1,
      onPageChange: nothing,
      chosen: null,
      onChoose: nothing,
      isRead: (id) => id !== notices[1]?.id && id !== notices[2]?.id,
      onRead: nothing,
      timeZone: 'Asia/Dhaka',
      ...props,
    });
  const announcements = { ...wide, filter: 'announcements', announcements: announced() } as const;
  return {
    list: wide,
    reading: { ...wide, open },
    phone,
    phoneReading: { ...phone, open },
    choosing: { ...wide, chosen: new Set(['mg-1', 'mg-4']) },
    phoneChoosing: { ...phone, chosen: new Set<string>() },
    busy: { ...wide, chosen: new Set(['mg-1']), busy: true },
    turning: { ...wide, turning: true },
    refused: { ...wide, open, failure },
    hostile: { ...wide, open: hostile ?? null },
    longText: {
      ...phone,
      list: { status: 'ready', value: listOf(longRows) },
    },
    longReading: { ...wide, open: listOf(longRows).rows[0] ?? null },
    empty: { ...wide, list: { status: 'ready', value: noRows } },
    emptyUnread: { ...wide, filter: 'unread', list: { status: 'ready', value: noRows } },
    loading: { ...wide, list: { status: 'loading' }, promotions: null },
    failed: { ...wide, list: { status: 'error', error: failure.error, busy: false } },
    offline: { ...wide, list: { status: 'error', error: new ApiError('NETWORK'), busy: false } },
    announcements,
    announcementsPhone: {
      ...announcements,
      wide: false,
      announcements: announced({ layout: 'list' }),
    },
    announcementsEmpty: {
      ...announcements,
      unreadAnnouncements: 0,
      announcements: announced({ notices: [] }),
    },
    announcementsLoading: {
      ...announcements,
      unreadAnnouncements: 0,
      announcements: announced({ status: 'loading', notices: [] }),
    },
    announcementsFailed: {
      ...announcements,
      unreadAnnouncements: 0,
      announcements: announced({
        status: 'error',
        error: new ApiError('NETWORK'),
        notices: [],
      }),
    },
  };
});

/** The states whose screenshots are compared. */
export const messagesFaces = ['reading', 'phone'] as const satisfies readonly StateId<
  typeof messagesStates
>[];

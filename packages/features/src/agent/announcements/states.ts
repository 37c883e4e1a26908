import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { Notice } from '../../shared/notices/reading.ts';
import type { AnnouncementsViewProps } from './AnnouncementsView.tsx';

const nothing = () => undefined;

/** Announcements for agents in every state (SBK-01). */
export const announcementsStates = defineStates<AnnouncementsViewProps>()((say) => {
  const body = say('overlay.noticeBody');
  const one = (id: string, title: string, content = `<p>${body}</p>`): Notice => ({
    ...{ id, title, content },
    time: `2026-11-${19 - Number(id)}T04:00:00Z`,
  });
  const rows = [
    one('0', say('notice.maintenance'), `<p><strong>${body}</strong></p><ul><li>${body}</li></ul>`),
    one('1', say('notice.provider')),
    one('2', say('notice.withdrawal')),
  ];
  const ready = (shown: readonly Notice[], total = shown.length) =>
    ({ status: 'ready', value: { rows: shown, total } }) as const;
  const beside: AnnouncementsViewProps = {
    announcements: ready(rows),
    layout: 'split',
    page: 1,
    onPageChange: nothing,
    chosen: null,
    onChoose: nothing,
    isRead: (id) => id !== '0',
    onRead: nothing,
    onRetry: nothing,
    timeZone: 'Asia/Dhaka',
  };
  const alone = { ...beside, layout: 'list' } as const;
  const acting = `<p onclick="window.acted=1" style="color:red">${body}</p><script>window.acted=1</script><iframe src="/play"></iframe><a href="javascript:window.acted=1">${body}</a><img src="x" onerror="window.acted=1">`;
  return {
    beside,
    besideChosen: { ...beside, chosen: '1' },
    secondPage: { ...beside, page: 2, announcements: ready(rows, 10) },
    alone,
    aloneChosen: { ...alone, chosen: '0' },
    hostile: { ...beside, announcements: ready([one('0', say('notice.maintenance'), acting)]) },
    longText: {
      ...alone,
      announcements: ready([one('0', say('notice.long'), `<p>${body}</p>`.repeat(14))]),
      chosen: '0',
    },
    empty: { ...beside, announcements: ready([]) },
    loading: { ...beside, announcements: { status: 'loading' } },
    failed: {
      ...beside,
      announcements: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
    refused: {
      ...beside,
      announcements: { status: 'error', error: new ApiError('NOT_AGENT'), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const announcementsFaces = ['beside', 'alone'] as const satisfies readonly StateId<
  typeof announcementsStates
>[];

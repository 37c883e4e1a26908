import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { NoticePageViewProps } from './NoticePageView.tsx';
import { manyNotices, sampleNotices } from './samples.ts';

const nothing = () => undefined;

/** Every state of the page of notices (NOT-04, SBK-01). */
export const noticePageStates = defineStates<NoticePageViewProps>()((_say, language) => {
  const many = manyNotices(language, 23);
  const read = new Set(many.slice(2).map(({ id }) => id));
  const beside: NoticePageViewProps = {
    status: 'ready',
    notices: many,
    layout: 'split',
    page: 1,
    onPageChange: nothing,
    chosen: null,
    onChoose: nothing,
    isRead: (id) => read.has(id),
    onRead: nothing,
    onRetry: nothing,
    timeZone: 'Asia/Dhaka',
  };
  const alone = { ...beside, layout: 'list' } as const;
  return {
    beside,
    besideLast: { ...beside, page: 4 },
    besideChosen: { ...beside, chosen: many[4]?.id ?? null },
    alone,
    aloneChosen: { ...alone, chosen: many[0]?.id ?? null },
    besideElsewhere: { ...beside, chosen: many[16]?.id ?? null },
    besideMissing: { ...beside, chosen: 'gone' },
    aloneMissing: { ...alone, chosen: 'gone' },
    onePage: { ...beside, notices: sampleNotices(language).slice(0, 3) },
    longText: { ...beside, notices: many.slice(9), chosen: many[9]?.id ?? null },
    empty: { ...beside, notices: [] },
    loading: { ...beside, notices: [], status: 'loading' },
    failed: { ...beside, notices: [], status: 'error', error: new ApiError('HTTP', { http: 502 }) },
    offline: { ...beside, notices: [], status: 'error', error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const noticePageFaces = ['beside', 'alone'] as const satisfies readonly StateId<
  typeof noticePageStates
>[];

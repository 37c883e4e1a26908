import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { AnnouncementModalProps } from './AnnouncementModal.tsx';
import { manyNotices, sampleNotices } from './samples.ts';

const nothing = () => undefined;

/** Every state of the announcements (NOT-02, SBK-01). */
export const announcementStates = defineStates<AnnouncementModalProps>()((_say, language) => {
  const many = manyNotices(language, 20);
  const read = new Set(many.slice(2).map(({ id }) => id));
  const split: AnnouncementModalProps = {
    status: 'ready',
    announcements: many,
    layout: 'split',
    timeZone: 'Asia/Dhaka',
    rest: false,
    onRest: nothing,
    isRead: (id) => read.has(id),
    onRead: nothing,
    onRetry: nothing,
    onClose: nothing,
  };
  const list = { ...split, layout: 'list' } as const;
  return {
    split,
    splitOne: { ...split, announcements: sampleNotices(language).slice(0, 1) },
    splitLong: { ...split, announcements: many.slice(9) },
    resting: { ...split, rest: true },
    list,
    listShort: { ...list, announcements: sampleNotices(language).slice(0, 2) },
    loading: { ...split, status: 'loading', announcements: [] },
    failed: {
      ...split,
      status: 'error',
      announcements: [],
      error: new ApiError('HTTP', { http: 500 }),
    },
    offline: { ...split, status: 'error', announcements: [], error: new ApiError('NETWORK') },
  };
});

/** The states whose screenshots are compared. */
export const announcementFaces = ['split', 'list'] as const satisfies readonly StateId<
  typeof announcementStates
>[];

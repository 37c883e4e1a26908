import type { WireAnnouncementPage } from '@parlour/api-client';
import type { Notice } from '../../shared/notices/reading.ts';

/** Rows of a page, both beside the text and alone. */
export const rowsPerPage = 7;

/**
 * A page of announcements for agents (AGT-01). The content is HTML from the server; it is sanitised where it is
 * rendered.
 */
export interface AnnouncementsPage {
  readonly rows: readonly Notice[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Wire → view model (AGT-01). */
export const toAnnouncementsPage = ({
  rows,
  totalCount,
}: WireAnnouncementPage): AnnouncementsPage => ({
  rows: rows.map(({ id, title, content, time }) => ({ id, title, content, time })),
  total: totalCount,
});

import type { WirePost, WirePostPage } from '@parlour/api-client';
import { formatDateTime } from '../../shared/i18n/date-time.ts';

/** What an operator fills with texts, by the name it has in the address (HLP-01). */
export const slots = { about: 'ABOUT', news: 'NEWS', blog: 'BLOG' } as const;
/** A slot by the name it has in the address. */
export type Slot = keyof typeof slots;

/** One text in a list. */
export interface PostEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** In the time zone of the site; empty for what is no time. */
  readonly time: string;
}

/** One page of a list. */
export interface PostList {
  readonly rows: readonly PostEntry[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** A text, whole. */
export interface Post extends PostEntry {
  /** HTML of the backend; shown cleaned (NOT-03). */
  readonly html: string;
  readonly imageUrl: string | null;
}

const toEntry = ({ postId, title, summary, time }: WirePost, timeZone: string): PostEntry => ({
  id: postId,
  title,
  summary,
  time: formatDateTime(time, timeZone) ?? '',
});

/** Wire → view model, newest first as the backend has them. */
export const toList = (
  { rows, totalPages }: WirePostPage,
  page: number,
  timeZone: string,
): PostList => ({ rows: rows.map((row) => toEntry(row, timeZone)), page, pages: totalPages });

/** Wire → view model. */
export const toPost = (wire: WirePost, timeZone: string): Post => ({
  ...toEntry(wire, timeZone),
  html: wire.content ?? '',
  imageUrl: wire.imageUrl ?? null,
});

/** A page of an address: a whole number from 1. */
export const pageIn = (word: string | null): number =>
  word !== null && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1;

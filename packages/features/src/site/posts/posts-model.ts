import type { WirePost, WirePostPage } from '@parlour/api-client';
import { houseTexts } from '../../shared/house-texts/house-texts.ts';
import { formatDateTime } from '../../shared/i18n/date-time.ts';

/** The kinds of texts of the operator, by their name in the address (HLP-01). */
export const slots = { ...houseTexts, news: 'NEWS', blog: 'BLOG' } as const;
/** The name of a slot in the address. */
export type Slot = keyof typeof slots;

/** Whether a slot holds a text of the house, which most operators have only once, not news or articles. */
export const isHouseSlot = (slot: Slot): boolean => Object.hasOwn(houseTexts, slot);

/** One text in a list. */
export interface PostEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** In the time zone of the site; empty for an invalid time. */
  readonly time: string;
}

/** One page of a list. */
export interface PostList {
  readonly rows: readonly PostEntry[];
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
}

/** A complete text. */
export interface Post extends PostEntry {
  /** HTML from the backend; sanitised where it is rendered (NOT-03). */
  readonly html: string;
  readonly imageUrl: string | null;
}

const toEntry = ({ postId, title, summary, time }: WirePost, timeZone: string): PostEntry => ({
  id: postId,
  title,
  summary,
  time: formatDateTime(time, timeZone) ?? '',
});

/** Wire → view model, newest first, in the order of the backend. */
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

/** Reads the page from an address: a whole number from 1. */
export const pageIn = (word: string | null): number =>
  word !== null && /^[1-9]\d{0,3}$/.test(word) ? Number(word) : 1;

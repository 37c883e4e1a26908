import type { WireMessage, WireMessagePage } from '@parlour/api-client';
import { plainText } from '@parlour/ui/content';
import { formatDateTime } from '../../shared/i18n/date-time.ts';
import { toLinkable } from '../../shared/links/server-link.ts';

/** A message of the site to a member (MSG-01). */
export interface Message {
  readonly id: string;
  readonly title: string;
  /** HTML from the backend: render it only with `SafeHtml`. */
  readonly content: string;
  /** The beginning of the content as plain text, one line. */
  readonly preview: string;
  /** In the time zone of the site. */
  readonly time: string;
  readonly isRead: boolean;
  /** The link of the message; `null` without one, or when its address is not allowed. */
  readonly href: string | null;
}

/** One page of messages, newest first. */
export interface MessageList {
  readonly rows: readonly Message[];
  /** At least 1. */
  readonly pages: number;
  readonly total: number;
  /** Number of unread messages on all pages. */
  readonly unread: number;
}

/** What is listed: messages, or the announcements for all members. */
export type MessageFilter = 'all' | 'unread' | 'announcements';

/** Whether a text names a filter. */
export const isMessageFilter = (value: string): value is MessageFilter =>
  value === 'all' || value === 'unread' || value === 'announcements';

/** Rows on one page of messages. */
export const pageSize = 6;

const previewLength = 120;

function toMessage(wire: WireMessage, timeZone: string): Message {
  const words = plainText(wire.content).replaceAll('\n', ' ');
  return {
    id: wire.messageId,
    title: wire.title,
    content: wire.content,
    preview: words.slice(0, previewLength),
    time: formatDateTime(wire.time, timeZone) ?? wire.time,
    isRead: wire.read,
    href: toLinkable(wire.link),
  };
}

/** Wire → view model (MSG-01). */
export function toMessageList(wire: WireMessagePage, timeZone: string): MessageList {
  return {
    rows: wire.rows.map((row) => toMessage(row, timeZone)),
    pages: Math.max(1, wire.totalPages),
    total: wire.totalCount,
    unread: wire.unread,
  };
}

/** Returns a copy of the ticks with one added or removed. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

import type { ReactNode } from 'react';
import type { Part } from '../../shared/parts/part.ts';
import type { Message, MessageFilter, MessageList } from './messages-model.ts';
import type { Failure } from './use-messages.ts';

export interface MessagesViewProps {
  readonly list: Part<MessageList>;
  /** Promotions the member can join or claim, as the bell counts them; `null` while unknown. */
  readonly promotions: number | null;
  readonly filter: MessageFilter;
  /** From 1. */
  readonly page: number;
  /** Another page is loading. */
  readonly turning: boolean;
  /** The message whose text is shown; `null` for none. */
  readonly open: Message | null;
  /** Ids of ticked messages, also on other pages; `null` outside selection mode. */
  readonly chosen: ReadonlySet<string> | null;
  /** A request that marks or deletes is under way. */
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The announcements for members, shown instead of messages by their filter. */
  readonly announcements: ReactNode;
  /** Number of announcements that were not read on this device. */
  readonly unreadAnnouncements: number;
  /** Wide enough for the text beside the list. */
  readonly wide: boolean;
  readonly onFilter: (filter: MessageFilter) => void;
  readonly onPage: (page: number) => void;
  readonly onOpen: (message: Message | null) => void;
  readonly onChosen: (chosen: ReadonlySet<string> | null) => void;
  readonly onReadAll: () => void;
  readonly onReadChosen: () => void;
  readonly onDelete: (message: Message) => void;
  readonly onDeleteChosen: () => void;
  readonly onDeleteAll: () => void;
  readonly onRetry: () => void;
}

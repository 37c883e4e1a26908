import type { Part } from '../../shared/parts/part.ts';
import type { Message, MessageFilter, MessageList } from './messages-model.ts';
import type { Failure } from './use-messages.ts';

export interface MessagesViewProps {
  readonly list: Part<MessageList>;
  readonly filter: MessageFilter;
  /** From 1. */
  readonly page: number;
  /** Another page is on its way. */
  readonly turning: boolean;
  /** The message that is read; `null` for none. */
  readonly open: Message | null;
  /** Ids that are ticked, on other pages too; `null` while nothing is to be ticked. */
  readonly chosen: ReadonlySet<string> | null;
  /** Something is being marked or deleted. */
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Room for a text beside the list. */
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

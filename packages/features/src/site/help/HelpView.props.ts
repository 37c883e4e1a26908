import type { HelpTopic } from './help-model.ts';

export interface HelpViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly topics: readonly HelpTopic[];
  /** The same answers in other languages, for the search. Default none. */
  readonly also?: readonly HelpTopic[] | undefined;
  /** Chosen topic, from the address; an unknown one shows the common answers. */
  readonly topic: string | null;
  /** The question that is open, from the address. */
  readonly question: string | null;
  /** Address of the form for feedback. */
  readonly feedbackHref: string;
  /** Address of the texts of an operator: `about`, `news`, `blog`. */
  readonly slotHref: (slot: string) => string;
  readonly onTopic: (topic: string | null) => void;
  /** A question was opened or closed, with the topic that is on show. */
  readonly onQuestion: (question: string | null, topic: string | null) => void;
  /** Somebody has begun to search. */
  readonly onSearching: () => void;
  /** Opens the channels of customer service. */
  readonly onContact: () => void;
  readonly onRetry: () => void;
}

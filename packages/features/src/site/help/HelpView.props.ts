import type { HelpLine } from '../../shared/play/help-lines.ts';
import type { HelpTopic } from './help-model.ts';

export interface HelpViewProps {
  readonly status: 'loading' | 'error' | 'ready';
  readonly error?: unknown;
  readonly topics: readonly HelpTopic[];
  /** The same answers in other languages, for the search. Default none. */
  readonly also?: readonly HelpTopic[] | undefined;
  /** The chosen topic, from the address; for an unknown one the common answers are shown. */
  readonly topic: string | null;
  /** The open question, from the address. */
  readonly question: string | null;
  /** The help lines of the jurisdiction; `null` while they load. */
  readonly helpLines: readonly HelpLine[] | null;
  /** Address of the feedback form. */
  readonly feedbackHref: string;
  /** Address of the operator's texts: `about`, `news`, `blog`. */
  readonly slotHref: (slot: string) => string;
  readonly onTopic: (topic: string | null) => void;
  /** Called when a question is opened or closed, with the shown topic. */
  readonly onQuestion: (question: string | null, topic: string | null) => void;
  /** Called when the visitor starts a search. */
  readonly onSearching: () => void;
  /** Opens the channels of customer service. */
  readonly onContact: () => void;
  readonly onRetry: () => void;
}

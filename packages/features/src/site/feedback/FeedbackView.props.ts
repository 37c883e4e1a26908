import type { WireFeedbackBody } from '@parlour/api-client';
import type { DraftValues } from '../../shared/drafts/store.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { Uploads } from '../../shared/uploads/use-uploads.ts';
import type { FeedbackOptions, PastPage } from './feedback-model.ts';

/** What has arrived. */
export interface SentFeedback {
  readonly reference: string;
  /** It bears the name of a member, who can read its answer. */
  readonly isMember: boolean;
}

/** An attempt that failed, or whose outcome is unknown. */
export interface FailedFeedback {
  readonly error: unknown;
  /** Counts attempts, so that the same failure is said again. */
  readonly attempt: number;
}

export interface FeedbackViewProps {
  /** `unknown` while the session is picked up. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  readonly options: Part<FeedbackOptions>;
  /** `null` for all but members. */
  readonly past: Part<PastPage> | null;
  readonly sent: SentFeedback | null;
  /** What the form begins with. */
  readonly begun: DraftValues;
  /** Another number is another form. */
  readonly round: number;
  readonly uploads: Uploads;
  /** What may be sent about device and browser, word for word; empty: nothing. */
  readonly device: string;
  readonly busy: boolean;
  readonly failed: FailedFeedback | null;
  /** Address of the help this belongs to. */
  readonly helpHref: string;
  readonly onType: (typed: DraftValues) => void;
  readonly onSend: (body: WireFeedbackBody) => void;
  readonly onAnother: () => void;
  readonly onLogin: () => void;
  readonly onOpenAccount: () => void;
  readonly onRetry: () => void;
  readonly onRetryPast: () => void;
  readonly onPage: (page: number) => void;
}

import type { WireFeedbackBody } from '@parlour/api-client';
import type { DraftValues } from '../../shared/drafts/store.ts';
import type { Part } from '../../shared/parts/part.ts';
import type { Uploads } from '../../shared/uploads/use-uploads.ts';
import type { FeedbackOptions, PastPage } from './feedback-model.ts';

/** A feedback that was received. */
export interface SentFeedback {
  readonly reference: string;
  /** It was sent by a member, who can read the answer. */
  readonly isMember: boolean;
}

/** An attempt that failed, or whose outcome is unknown. */
export interface FailedFeedback {
  readonly error: unknown;
  /** Counts attempts, so that screen readers announce the same failure again. */
  readonly attempt: number;
}

export interface FeedbackViewProps {
  /** `unknown` while the session is restored. */
  readonly visitor: 'guest' | 'trial' | 'member' | 'unknown';
  readonly options: Part<FeedbackOptions>;
  /** `null` for visitors who are not members. */
  readonly past: Part<PastPage> | null;
  readonly sent: SentFeedback | null;
  /** Initial values of the form. */
  readonly begun: DraftValues;
  /** Another number means another form. */
  readonly round: number;
  readonly uploads: Uploads;
  /** The exact text about device and browser that may be sent; empty: nothing. */
  readonly device: string;
  readonly busy: boolean;
  readonly failed: FailedFeedback | null;
  /** Address of the help page. */
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

import type { Part } from '../../shared/parts/part.ts';
import type { Uploads } from '../../shared/uploads/use-uploads.ts';
import type { TypedAnswer, WantedAnswer } from './answers.ts';
import type { Failed } from './failed.ts';
import type { Order } from './orders.ts';

export interface OrderWindowProps {
  readonly as: 'detail' | 'answer';
  readonly id: string;
  readonly order: Part<Order>;
  readonly currencySymbol: string;
  /** The request that is under way. */
  readonly busy: 'answer' | 'cancel' | null;
  readonly failed: (Failed & { readonly of: 'answer' | 'cancel' }) | null;
  /** Pictures of the answer (WAL-06). */
  readonly uploads: Uploads;
  /** Initial values of the answer. */
  readonly typed: TypedAnswer;
  readonly onType: (typed: TypedAnswer) => void;
  readonly onAnswering: () => void;
  /** Sends the answer. Asks for a confirmation first where the answer is final. */
  readonly onAnswer: (wanted: WantedAnswer) => void;
  readonly onCancel: () => void;
  /** Repeats the failed attempt unchanged. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

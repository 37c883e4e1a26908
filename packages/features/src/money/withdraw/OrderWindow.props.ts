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
  /** What is being sent. */
  readonly busy: 'answer' | 'cancel' | null;
  readonly failed: (Failed & { readonly of: 'answer' | 'cancel' }) | null;
  /** Pictures of the answer (WAL-06). */
  readonly uploads: Uploads;
  /** What an answer begins with. */
  readonly typed: TypedAnswer;
  readonly onType: (typed: TypedAnswer) => void;
  readonly onAnswering: () => void;
  /** Asks whether it is meant where it is final, then sends it. */
  readonly onAnswer: (wanted: WantedAnswer) => void;
  readonly onCancel: () => void;
  /** The failed attempt once more, as it was. */
  readonly onAgain: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

import type { VerifyMethod } from '../../shared/session/types.ts';
import type { VerifyFailure } from './extra-verification-model.ts';

export interface ExtraVerificationViewProps {
  /** Ways to verify, in order; none leaves customer service. */
  readonly methods: readonly VerifyMethod[];
  readonly method: VerifyMethod | null;
  /** The code button of the chosen way. */
  readonly code: {
    readonly secondsLeft: number;
    /** How long the last code works; `null` before the first. */
    readonly validMinutes: number | null;
    readonly sending: boolean;
  };
  /** What of the chosen way did not work last. */
  readonly failure: VerifyFailure | null;
  readonly busy: boolean;
  readonly onMethod: (method: VerifyMethod) => void;
  readonly onSend: () => void;
  readonly onSubmit: (answer: string) => void;
  readonly onCancel: () => void;
}

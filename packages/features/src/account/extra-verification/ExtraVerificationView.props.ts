import type { VerifyMethod } from '../../shared/session/types.ts';
import type { VerifyFailure } from './extra-verification-model.ts';

export interface ExtraVerificationViewProps {
  /** Verification methods, in order. Without any, only customer service can help. */
  readonly methods: readonly VerifyMethod[];
  readonly method: VerifyMethod | null;
  /** State of the code button for the chosen method. */
  readonly code: {
    readonly secondsLeft: number;
    /** Validity of the last code in minutes; `null` before the first. */
    readonly validMinutes: number | null;
    readonly sending: boolean;
  };
  /** The last failure of the chosen method. */
  readonly failure: VerifyFailure | null;
  readonly busy: boolean;
  readonly onMethod: (method: VerifyMethod) => void;
  readonly onSend: () => void;
  readonly onSubmit: (answer: string) => void;
  readonly onCancel: () => void;
}

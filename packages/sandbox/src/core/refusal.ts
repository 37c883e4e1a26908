import type { TextKey } from '../text/translate.ts';

/** Why a call is not done, in words that are chosen later: the language belongs to the caller. */
export interface Refusal {
  readonly code: string;
  readonly text: TextKey;
  readonly values?: Record<string, string>;
  readonly fields?: Record<string, string>;
  readonly captcha?: boolean;
  readonly retryAfter?: number;
  /** The one field that is wrong: its error is the same sentence. */
  readonly wrong?: string;
  readonly challenge?: { readonly challengeId: string; readonly methods: string[] };
  /** HTTP status. Default 200: this backend refuses inside the envelope. */
  readonly status?: number;
}

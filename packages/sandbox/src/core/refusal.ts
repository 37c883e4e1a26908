import type { TextKey } from '../text/translate.ts';

/** Why a call is refused. The sentence is chosen later, in the language of the caller. */
export interface Refusal {
  readonly code: string;
  readonly text: TextKey;
  readonly values?: Record<string, string>;
  readonly fields?: Record<string, string>;
  readonly captcha?: boolean;
  readonly retryAfter?: number;
  /** The one field that is wrong: it shows the same sentence as its error. */
  readonly wrong?: string;
  readonly challenge?: { readonly challengeId: string; readonly methods: string[] };
  /** HTTP status. Default 200: this backend refuses inside the envelope. */
  readonly status?: number;
}

import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import type { VerifyMethod } from '../../shared/session/types.ts';

/** The ways to verify, in the order they are offered; `code` is a mobile code by another name. */
const known: readonly VerifyMethod[] = ['mobile', 'code', 'email', 'bankName', 'google'];

/** What of an open list of the server can be shown, each way once (LGN-07). */
export function verifyMethods(offered: readonly string[]): readonly VerifyMethod[] {
  const usable = known.filter((method) => offered.includes(method));
  return usable.includes('mobile') ? usable.filter((method) => method !== 'code') : usable;
}

/** Where a code has to be sent for this way; `null` when the answer is already there. */
export function channelOf(method: VerifyMethod): 'mobile' | 'email' | null {
  if (method === 'email') return 'email';
  return method === 'mobile' || method === 'code' ? 'mobile' : null;
}

/** As it is sent: codes without blanks and in Latin digits, a name trimmed. */
export const answerOf = (method: VerifyMethod, typed: string): string =>
  method === 'bankName' ? typed.trim() : oneTimeCode(typed);

/** Only the answer of the way that is chosen is asked for. */
export function answerSchema(method: VerifyMethod | null): FormSchema<VerifyMethod, 'required'> {
  const answer = (way: VerifyMethod) =>
    textThat((typed) => (way === method && answerOf(way, typed) === '' ? 'required' : null));
  return formSchema(['required'] as const, {
    mobile: answer('mobile'),
    code: answer('code'),
    email: answer('email'),
    bankName: answer('bankName'),
    google: answer('google'),
  });
}

/** A step that failed; `attempt` distinguishes two equal failures. */
export interface VerifyFailure {
  readonly method: VerifyMethod;
  /** Asking for a code fails beside the answer itself. */
  readonly during: 'answer' | 'sendCode';
  readonly error: unknown;
  readonly attempt: number;
}

import { oneTimeCode } from '../../shared/challenge/one-time-code.ts';
import { type FormSchema, formSchema, textThat } from '../../shared/form/schema.ts';
import type { VerifyMethod } from '../../shared/session/types.ts';

/** The methods in the order in which they are offered; `code` is another name for a mobile code. */
const known: readonly VerifyMethod[] = ['mobile', 'code', 'email', 'bankName', 'google'];

/** Returns the methods of the server's open list that can be shown, each once (LGN-07). */
export function verifyMethods(offered: readonly string[]): readonly VerifyMethod[] {
  const usable = known.filter((method) => offered.includes(method));
  return usable.includes('mobile') ? usable.filter((method) => method !== 'code') : usable;
}

/** Returns the channel that sends the code of a method; `null` if the member already has the answer. */
export function channelOf(method: VerifyMethod): 'mobile' | 'email' | null {
  if (method === 'email') return 'email';
  return method === 'mobile' || method === 'code' ? 'mobile' : null;
}

/** Formats an answer for sending: codes without blanks and in Latin digits, a name trimmed. */
export const answerOf = (method: VerifyMethod, typed: string): string =>
  method === 'bankName' ? typed.trim() : oneTimeCode(typed);

/** Only the answer of the chosen method is required. */
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
  /** A failed request for a code is shown apart from the answer. */
  readonly error: unknown;
  readonly attempt: number;
}

import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { accept } from '../http/answer.ts';
import { codeMinutes, sendCode, takeCode } from '../state/codes.ts';
import { takeProof } from '../state/proofs.ts';

/** The purpose of a code. */
export type Purpose = 'login' | 'register' | 'password';

/** "Sends" a code: it appears in the inbox of the control surface. */
export function sendSms(
  backend: Backend,
  purpose: Purpose,
  dialingCode: string,
  number: string,
): Response | Refusal {
  const mobile = number.replace(/^0+/, '');
  if (!/^\d{6,14}$/.test(mobile) || !/^\d{1,4}$/.test(dialingCode)) {
    return { code: 'PHONE_INVALID', text: 'mobileInvalid' };
  }
  const refused = sendCode(backend, `${purpose} ${dialingCode}${mobile}`);
  return refused ?? accept({ expiredMinutes: codeMinutes });
}

/** Checks a code, or the proof that Firebase checked one, and uses it up. */
export function checkSms(
  backend: Backend,
  purpose: Purpose,
  number: string,
  body: { readonly code: string; readonly firebaseIdToken?: string | undefined },
): Refusal | null {
  if (!body.firebaseIdToken) return takeCode(backend, `${purpose} ${number}`, body.code);
  return takeProof(backend, body.firebaseIdToken, `phone ${number}`)
    ? null
    : { code: 'SMS_CODE_WRONG', text: 'smsWrong' };
}

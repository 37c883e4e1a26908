import { accept, bodyOf, type Refusal, refuse, textIn } from '../answer.ts';
import { type Backend, languageFor } from '../backend.ts';
import { codeMinutes, sendCode, takeCode } from '../state/codes.ts';
import { takeProof } from '../state/proofs.ts';

/** What a code is for. */
export type Purpose = 'login' | 'register' | 'password';

/** "Sends" a code: it lands in the inbox of the control surface. */
export async function sendSms(
  backend: Backend,
  request: Request,
  purpose: Purpose,
  field: 'mobileNum' | 'mobileNo',
): Promise<Response> {
  const language = languageFor(request);
  const body = await bodyOf(request);
  const mobile = body ? textIn(body, field).replace(/^0+/, '') : '';
  const dialingCode = body ? textIn(body, 'countryDialingCode') : '';
  if (!/^\d{6,14}$/.test(mobile) || !/^\d{1,4}$/.test(dialingCode)) {
    return refuse({ code: 'PHONE_INVALID', text: 'mobileInvalid' }, language);
  }
  const refused = sendCode(backend, `${purpose} ${dialingCode}${mobile}`);
  return refused ? refuse(refused, language) : accept({ expiredMinutes: codeMinutes });
}

/** Checks a code, or the proof of somebody who checked it (Firebase), and uses it up. */
export function checkSms(
  backend: Backend,
  purpose: Purpose,
  number: string,
  body: { readonly code: string; readonly firebaseIdToken?: string },
): Refusal | null {
  if (!body.firebaseIdToken) return takeCode(backend, `${purpose} ${number}`, body.code);
  return takeProof(backend, body.firebaseIdToken, `phone ${number}`)
    ? null
    : { code: 'SMS_CODE_WRONG', text: 'smsWrong' };
}

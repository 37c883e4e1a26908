import { accept, bodyOf, type Refusal, refuse, textIn } from '../answer.ts';
import { type Backend, languageFor } from '../backend.ts';

const expiredMinutes = 3;
/** Another code for the same number, at the earliest after this. */
const gapSeconds = 60;

type Purpose = 'login' | 'register';

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
  const { sms, random } = backend.state;
  const key = `${purpose} ${dialingCode}${mobile}`;
  const now = backend.now();
  const before = sms.get(key);
  const wait = before ? Math.ceil(gapSeconds - (now - before.sentAt) / 1000) : 0;
  if (wait > 0) {
    const values = { seconds: String(wait) };
    return refuse(
      { code: 'RATE_LIMITED', text: 'rateLimited', values, retryAfter: wait },
      language,
    );
  }
  const code = String(random.int(100_000, 999_999));
  sms.set(key, { code, sentAt: now, expiresAt: now + expiredMinutes * 60_000 });
  return accept({ expiredMinutes });
}

/** Checks a code and uses it up. */
export function checkSms(
  backend: Backend,
  purpose: Purpose,
  number: string,
  code: string,
): Refusal | null {
  const key = `${purpose} ${number}`;
  const sent = backend.state.sms.get(key);
  if (!sent || sent.code !== code) return { code: 'SMS_CODE_WRONG', text: 'smsWrong' };
  if (backend.now() > sent.expiresAt) return { code: 'SMS_CODE_EXPIRED', text: 'smsExpired' };
  backend.state.sms.delete(key);
  return null;
}

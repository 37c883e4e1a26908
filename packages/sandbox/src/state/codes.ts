import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';

const minutes = 3;
/** Least seconds between two codes for the same purpose and number. */
const gapSeconds = 60;
/** After this many wrong codes a code is invalid. */
const mostFailures = 5;

/** How many minutes a code is valid. */
export const codeMinutes = minutes;

/** "Sends" a code: it appears in the inbox of the control surface. */
export function sendCode(backend: Backend, key: string): Refusal | null {
  const { sms, random, failures } = backend.state;
  const now = backend.now();
  const before = sms.get(key);
  const wait = before ? Math.ceil(gapSeconds - (now - before.sentAt) / 1000) : 0;
  if (wait > 0) {
    const values = { seconds: String(wait) };
    return { code: 'RATE_LIMITED', text: 'rateLimited', values, retryAfter: wait };
  }
  const code = String(random.int(100_000, 999_999));
  sms.set(key, { code, sentAt: now, expiresAt: now + minutes * 60_000 });
  failures.delete(`code ${key}`);
  return null;
}

/** Checks a code and uses it up. After a few wrong ones it is invalid. */
export function takeCode({ state, now }: Backend, key: string, code: string): Refusal | null {
  const { sms, failures } = state;
  const wrong: Refusal = { code: 'SMS_CODE_WRONG', text: 'smsWrong' };
  const sent = sms.get(key);
  if (!sent) return wrong;
  const failed = failures.get(`code ${key}`) ?? 0;
  if (sent.code !== code || failed >= mostFailures) {
    failures.set(`code ${key}`, failed + 1);
    return wrong;
  }
  if (now() > sent.expiresAt) return { code: 'SMS_CODE_EXPIRED', text: 'smsExpired' };
  sms.delete(key);
  return null;
}

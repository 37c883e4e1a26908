import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { hashPassword } from '../state/password.ts';
import { type MemberRecord, paymentSalt } from '../state/state.ts';

/** After this many wrong transaction passwords in a row, passwords are refused for a while. */
const mostFailures = 5;
const pause = 15 * 60_000;

/** Compares a transaction password with the member's own; required wherever money or points leave the account. */
export async function checkPayment(
  { state, now }: Backend,
  { id, paymentHash }: MemberRecord,
  password: string,
): Promise<Refusal | null> {
  if (paymentHash === '') return { code: 'PAYMENT_PASSWORD_MISSING', text: 'paymentMissing' };
  const key = `payment ${id}`;
  const until = state.locks.get(key) ?? 0;
  if (until > now()) {
    const wait = Math.ceil((until - now()) / 1000);
    const values = { seconds: String(wait) };
    return { code: 'RATE_LIMITED', text: 'rateLimited', values, retryAfter: wait };
  }
  if ((await hashPassword(password, paymentSalt(id))) === paymentHash) {
    state.failures.delete(key);
    return null;
  }
  const failed = (state.failures.get(key) ?? 0) + 1;
  state.failures.set(key, failed % mostFailures);
  if (failed >= mostFailures) state.locks.set(key, now() + pause);
  return {
    code: 'PAYMENT_PASSWORD_WRONG',
    text: 'paymentWrong',
  };
}

import { ChallengeError } from '../challenge/challenge-error.ts';
import type { PhoneHandle, PhoneNumber, PhoneVerification } from '../runtime/ports.ts';
import { phoneError } from './errors.ts';

/** A sent code, with the shape of Firebase's `ConfirmationResult`. */
export interface Confirmation {
  readonly confirm: (
    code: string,
  ) => Promise<{ readonly user: { readonly getIdToken: () => Promise<string> } }>;
}

/** The part of Firebase that is used. A host with its own SDK passes this. */
export interface PhoneAuth {
  /** Sends a code to a number like `+8801712345678`. */
  readonly signIn: (phone: string) => Promise<Confirmation>;
}

/** Minutes until another code may be requested (SPECIFICATION §9). */
const minutes = 1;

/** Milliseconds any single step may take. */
const timeoutMs = 30_000;

/** Rejects when the work takes too long. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('late'), { code: 'auth/network-request-failed' })),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Phone verification by Firebase. `load` is called with the first code (LGN-02). */
export function firebasePhone(load: () => Promise<PhoneAuth>): PhoneVerification {
  const confirmations = new WeakMap<PhoneHandle, Confirmation>();
  const translated = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await within(work());
    } catch (thrown) {
      throw phoneError(thrown);
    }
  };
  return {
    send: ({ countryDialingCode, number }: PhoneNumber) =>
      translated(async () => {
        const auth = await load();
        const handle = { expiredMinutes: minutes };
        confirmations.set(handle, await auth.signIn(`+${countryDialingCode}${number}`));
        return handle;
      }),
    confirm: (handle, code) =>
      translated(async () => {
        const confirmation = confirmations.get(handle);
        if (!confirmation) throw new ChallengeError('PHONE_FAILED');
        const { user } = await confirmation.confirm(code);
        return { firebaseChannel: 'sms', firebaseIdToken: await user.getIdToken() };
      }),
  };
}

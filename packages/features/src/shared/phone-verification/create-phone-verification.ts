import { ChallengeError } from '../challenge/challenge-error.ts';
import type { PhoneVerification } from '../runtime/ports.ts';
import { firebasePhone, type PhoneAuth } from './firebase.ts';
import { loadFirebase, readFirebaseChoice } from './sdk.ts';

export { firebasePhone, type PhoneAuth } from './firebase.ts';

/**
 * Creates the phone verification that an operator configured (LGN-02): Firebase, loaded from the configured addresses.
 * Nothing is loaded before the first code. An entry that cannot be used refuses every code.
 */
export function createPhoneVerification(page: Document, entry: unknown): PhoneVerification {
  const choice = readFirebaseChoice(entry);
  let auth: Promise<PhoneAuth> | null = null;
  return firebasePhone(() => {
    if (!choice) throw new ChallengeError('MISCONFIGURED');
    auth ??= loadFirebase(page, choice).catch((error: unknown) => {
      auth = null;
      throw error;
    });
    return auth;
  });
}

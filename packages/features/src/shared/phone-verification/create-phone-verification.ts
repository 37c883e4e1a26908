import { ChallengeError } from '../challenge/challenge-error.ts';
import type { PhoneVerification } from '../runtime/ports.ts';
import { firebasePhone, type PhoneAuth } from './firebase.ts';
import { loadFirebase, readFirebaseChoice } from './sdk.ts';

export { firebasePhone, type PhoneAuth } from './firebase.ts';

/**
 * Phone verification as an operator configured it (LGN-02): Firebase from the addresses they named.
 * Nothing is loaded before the first code; an entry that cannot be used refuses every code.
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

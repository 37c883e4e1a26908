import { ChallengeError } from '../challenge/challenge-error.ts';
import { importModule, isScriptUrl } from '../runtime/load-script.ts';
import type { Confirmation, PhoneAuth } from './firebase.ts';

interface Verifier {
  clear(): void;
}

/** The exports of Firebase's two modules that are used here. */
interface Sdk {
  readonly initializeApp: (options: object) => unknown;
  readonly getAuth: (app: unknown) => unknown;
  readonly RecaptchaVerifier: new (
    auth: unknown,
    place: HTMLElement,
    options: { readonly size: 'invisible' },
  ) => Verifier;
  readonly signInWithPhoneNumber: (
    auth: unknown,
    phone: string,
    verifier: Verifier,
  ) => Promise<Confirmation>;
}

const parts = ['initializeApp', 'getAuth', 'RecaptchaVerifier', 'signInWithPhoneNumber'] as const;

const isSdk = (value: object): value is Sdk =>
  parts.every((part) => typeof Reflect.get(value, part) === 'function');

/** An operator's Firebase configuration (docs/configuration.md). */
export interface FirebaseChoice {
  readonly appUrl: string;
  readonly authUrl: string;
  /** The object that Firebase's console shows as the configuration of a web app. */
  readonly options: object;
}

/** Reads the configuration entry `phoneVerification`. Returns `null` for an entry that cannot be used. */
export function readFirebaseChoice(entry: unknown): FirebaseChoice | null {
  const at = (key: string): unknown => Reflect.get(Object(entry), key);
  const [appUrl, authUrl, options] = [at('appUrl'), at('authUrl'), at('options')];
  const given = typeof options === 'object' && options !== null;
  return at('kind') === 'firebase' && isScriptUrl(appUrl) && isScriptUrl(authUrl) && given
    ? { appUrl, authUrl, options }
    : null;
}

/** Loads Firebase from the addresses that the operator configured: its SDK is not part of our own code. */
export async function loadFirebase(
  page: Document,
  { appUrl, authUrl, options }: FirebaseChoice,
  load: (url: string) => Promise<unknown> = importModule,
): Promise<PhoneAuth> {
  const blocked = (): never => {
    throw new ChallengeError('PHONE_BLOCKED');
  };
  const modules = await Promise.all([load(appUrl), load(authUrl)]).catch(blocked);
  const sdk: object = Object.assign({}, ...modules);
  if (!isSdk(sdk)) return blocked();
  const auth = sdk.getAuth(sdk.initializeApp(options));
  return {
    signIn: async (phone) => {
      const place = page.body.appendChild(page.createElement('div'));
      const verifier = new sdk.RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        return await sdk.signInWithPhoneNumber(auth, phone, verifier);
      } finally {
        verifier.clear();
        place.remove();
      }
    },
  };
}

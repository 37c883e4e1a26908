import type { Api } from '@parlour/api-client';
import type { KeyValueStore } from './key-value-store.ts';
import type { SessionEvent, SessionState } from './machine.ts';

type Body<Name extends 'changePassword' | 'login' | 'register'> = Parameters<Api[Name]>[0];

/** Carries messages, data that JSON can say, between the tabs of one site; `BroadcastChannel` in the browser. */
export interface SessionChannel {
  post(message: unknown): void;
  /**
   * Messages are untrusted: every script of the origin can post here. The returned promise resolves
   * when the message has been handled.
   */
  listen(onMessage: (message: unknown) => void | Promise<void>): void;
}

/** What a session works with. */
export interface SessionOptions {
  readonly api: Api;
  /** Need not be guarded: a guard is put around it here. */
  readonly storage: KeyValueStore;
  readonly merchant: string;
  readonly channel?: SessionChannel;
  /** A code that carries a login here from the page of a partner; it counts where nobody is logged in (EMB-01). */
  readonly handover?: string;
  /** Whether this tab may be logged in from another one just now. Default: always. */
  readonly mayFollow?: () => boolean;
  /** White-label switch PWDEXPFORCECHANGE3, read when a login is answered. */
  readonly expiryForcesChange: () => boolean;
  /** Fired on `firstTimeLogin` (LGN-03). */
  readonly onFirstLogin?: () => void;
}

/** Answer of the backend to an accepted login. */
export interface SessionAnswer {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/** The ways in, and the steps on the way. Each rejects with an `ApiError`. */
export interface SessionSignIn {
  /** Logs in; is anonymous again when refused. A demanded verification is a state, not a failure (LGN-07). */
  readonly login: (body: Body<'login'>, method?: 'firebase') => Promise<void>;
  /** Logs in by a call that answers with a session, such as a new password set by phone (PWD-01). */
  readonly loginBy: (ask: () => Promise<SessionAnswer>) => Promise<void>;
  /** Logs in with a code that carries a login here (EMB-01). Without a good one, nobody is logged in. Never throws. */
  readonly carry: (code: string) => Promise<void>;
  /** Opens an account and logs in (REG-05). */
  readonly register: (body: Body<'register'>, method: 'username' | 'mobile') => Promise<void>;
  readonly freePlay: () => Promise<void>;
  /** Answers the extra verification; a wrong answer may be given again, an expired one ends the login (LGN-07). */
  readonly verify: (method: VerifyMethod, answer: string) => Promise<void>;
  readonly changePassword: (body: Body<'changePassword'>) => Promise<void>;
}

/** A way to show who one is. */
export type VerifyMethod = Parameters<Api['answerChallenge']>[0]['method'];

/** What the parts loaded on demand work with. */
export interface SessionInside extends Omit<SessionOptions, 'storage' | 'merchant'> {
  readonly state: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly token: () => string | null;
  /** Loads the member of the accepted token; only then is anybody logged in. */
  readonly enter: () => Promise<void>;
  /** Enters with a token that was good before; tries again while only the way there is broken. */
  readonly pickUp: (token: string) => Promise<void>;
  /** The login did not work out. */
  readonly fail: () => void;
  /** The token of the session that ended last in this tab. */
  readonly ended: () => string | null;
}

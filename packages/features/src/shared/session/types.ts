import type { Api } from '@parlour/api-client';
import type { KeyValueStore } from './key-value-store.ts';
import type { SessionEvent, SessionState } from './machine.ts';

type Body<Name extends 'changePassword' | 'login' | 'register'> = Parameters<Api[Name]>[0];

/** Sends JSON messages between the tabs of one site; `BroadcastChannel` in the browser. */
export interface SessionChannel {
  post(message: unknown): void;
  /**
   * Messages are untrusted, because every script of the origin can post here. The returned promise resolves when the
   * message has been handled.
   */
  listen(onMessage: (message: unknown) => void | Promise<void>): void;
}

/** Dependencies of a session. */
export interface SessionOptions {
  readonly api: Api;
  /** May throw, because the session guards it. */
  readonly storage: KeyValueStore;
  readonly merchant: string;
  readonly channel?: SessionChannel;
  /** A code that transfers a login from a partner's page. It is used only if no member is logged in (EMB-01). */
  readonly handover?: string;
  /** Whether this tab may follow the login of another one right now. Default: always. */
  readonly mayFollow?: () => boolean;
  /** White-label switch PWDEXPFORCECHANGE3, read when a login is answered. */
  readonly expiryForcesChange: () => boolean;
  /** Fired on `firstTimeLogin` (LGN-03). */
  readonly onFirstLogin?: () => void;
}

/** The backend's response to an accepted login. */
export interface SessionAnswer {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/** The login methods, and their further steps. Each rejects with an `ApiError`. */
export interface SessionSignIn {
  /** Logs in. After a refusal the session is anonymous. A required verification is a state, not an error (LGN-07). */
  readonly login: (body: Body<'login'>, method?: 'firebase') => Promise<void>;
  /** Logs in with a call that returns a session, such as a new password set by phone (PWD-01). */
  readonly loginBy: (ask: () => Promise<SessionAnswer>) => Promise<void>;
  /**
   * Logs in with a code that transfers a login (EMB-01). With an invalid code the visitor stays logged out. Never
   * throws.
   */
  readonly carry: (code: string) => Promise<void>;
  /** Opens an account and logs in (REG-05). */
  readonly register: (body: Body<'register'>, method: 'username' | 'mobile') => Promise<void>;
  readonly freePlay: () => Promise<void>;
  /**
   * Answers the extra verification. After a wrong answer it can be called again; an expired verification ends the login
   * (LGN-07).
   */
  readonly verify: (method: VerifyMethod, answer: string) => Promise<void>;
  readonly changePassword: (body: Body<'changePassword'>) => Promise<void>;
}

/** A method of extra verification. */
export type VerifyMethod = Parameters<Api['answerChallenge']>[0]['method'];

/** The session's internals, for the parts that load on demand. */
export interface SessionInside extends Omit<SessionOptions, 'storage' | 'merchant'> {
  readonly state: () => SessionState;
  readonly dispatch: (event: SessionEvent) => void;
  readonly token: () => string | null;
  /** Loads the member of the accepted token. Only then is the member logged in. */
  readonly enter: () => Promise<void>;
  /** Enters with a token that was valid before. Tries again as long as only the connection fails. */
  readonly pickUp: (token: string) => Promise<void>;
  /** Ends a login that failed. */
  readonly fail: () => void;
  /** Returns the token of the last session that ended in this tab. */
  readonly ended: () => string | null;
}

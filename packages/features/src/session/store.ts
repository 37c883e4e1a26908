import { type Api, ApiError } from '@parlour/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  anonymous,
  type EndReason,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
import { toMember } from './member.ts';
import { type KeyValueStore, sessionStorageOver } from './storage.ts';

type Body<Name extends 'changePassword' | 'login' | 'register'> = Parameters<Api[Name]>[0];

/** Carries messages between the tabs of one site; `BroadcastChannel` in the browser. */
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
  readonly storage: KeyValueStore;
  readonly merchant: string;
  readonly channel?: SessionChannel;
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
  /** Opens an account and logs in (REG-05). */
  readonly register: (body: Body<'register'>, method: 'username' | 'mobile') => Promise<void>;
  readonly freePlay: () => Promise<void>;
  /** Answers the extra verification; a wrong answer may be given again, an expired one ends the login (LGN-07). */
  readonly verify: (method: VerifyMethod, answer: string) => Promise<void>;
  readonly changePassword: (body: Body<'changePassword'>) => Promise<void>;
}

/** A way to show who one is. */
export type VerifyMethod = Parameters<Api['answerChallenge']>[0]['method'];

/** The session: one state, and the only ways to change it. */
export interface Session extends SessionSignIn {
  readonly store: StoreApi<SessionState>;
  readonly token: () => string | null;
  /**
   * Picks up what there is: the stored token after a reload, a token whose member could not be
   * loaded, or the session of another tab. May be called at any time; never throws.
   */
  readonly restore: () => Promise<void>;
  /** Loads the member again, after something about them changed; without an answer they stay as they were. Never throws. */
  readonly reload: () => Promise<void>;
  /** Cancels a login that is not verified yet. */
  readonly cancel: () => void;
  /** Always ends locally, even when the call fails (LGN-08). */
  readonly logout: () => Promise<void>;
  /** The server refused the token: ends the session once (API-03). */
  readonly expire: () => void;
}

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

/** Milliseconds until the first further try to load the member, doubled up to the last. */
const [firstWait, lastWait] = [2_000, 32_000];

/** Builds a session over an api and a storage. */
export function createSession(options: SessionOptions): Session {
  const { api, channel } = options;
  const stored = sessionStorageOver(options.storage, options.merchant);
  const kept = stored.read();
  // A stored token counts as "on the way in", so that no guard sends its owner away.
  const store = createStore<SessionState>(() =>
    kept ? { kind: 'authenticating', token: kept } : anonymous,
  );
  const state = store.getState;
  const dispatch = (event: SessionEvent) => store.setState(nextSession(state(), event), true);
  const token = () => tokenOf(state());
  let ended: string | null = null;
  let trying: Promise<void> | undefined;
  let nextTry: ReturnType<typeof setTimeout> | undefined;

  const end = (type: EndReason) => {
    clearTimeout(nextTry);
    ended = token();
    stored.clear();
    dispatch({ type });
  };

  const enter = async () => {
    const asked = token();
    const member = toMember(await api.getMemberInfo());
    if (asked === null || asked !== token()) return;
    stored.write({ token: asked, username: member.account, isAgent: member.isAgent });
    dispatch({ type: 'memberLoaded', member });
  };

  const attempt = async (wait: number) => {
    clearTimeout(nextTry);
    const asked = token();
    try {
      await enter();
    } catch (trouble) {
      // A refused token has ended the session by now; all else must not log anybody out.
      if (asked !== token() || memberOf(state())) return;
      dispatch({ type: 'stalled', trouble });
      nextTry = setTimeout(() => void tryAgain(Math.min(wait * 2, lastWait)), wait);
    }
  };
  const tryAgain = (wait: number): Promise<void> => {
    trying ??= attempt(wait).finally(() => {
      trying = undefined;
    });
    return trying;
  };

  const inside: SessionInside = {
    ...options,
    state,
    dispatch,
    token,
    enter,
    pickUp: (token) => {
      dispatch({ type: 'started', token });
      return tryAgain(firstWait);
    },
    fail: () => {
      dispatch({ type: 'failed' });
      if (token() === null && stored.read()) stored.clear();
    },
    ended: () => ended,
  };
  const signIn = async () => {
    const { createSignIn } = await import('./sign-in.ts').catch((cause: unknown) => {
      throw new ApiError('NETWORK', { cause });
    });
    return createSignIn(inside);
  };

  let tabs: Promise<(message: unknown) => Promise<void>> | undefined;
  channel?.listen((message) => {
    if (message === 'loggedOut') {
      if (token() !== null) end(message);
    } else if (message === 'anyone') {
      if (memberOf(state())) channel.post('loggedIn');
      return;
    } else tabs ??= import('./tabs.ts').then(({ followTabs }) => followTabs(inside));
    return tabs
      ?.then((hear) => hear(message))
      .catch(() => {
        tabs = undefined;
      });
  });

  return {
    store,
    token,
    restore: async () => {
      const now = state();
      if (now.kind === 'anonymous') {
        const token = stored.read();
        if (token) await inside.pickUp(token);
        else channel?.post('anyone');
      } else if (now.kind === 'authenticating' && now.token !== null) await tryAgain(firstWait);
    },
    login: async (...args) => (await signIn()).login(...args),
    loginBy: async (ask) => (await signIn()).loginBy(ask),
    register: async (...args) => (await signIn()).register(...args),
    freePlay: async () => (await signIn()).freePlay(),
    verify: async (...args) => (await signIn()).verify(...args),
    changePassword: async (body) => (await signIn()).changePassword(body),
    reload: async () => {
      if (memberOf(state())) await enter().catch(() => undefined);
    },
    cancel: inside.fail,
    logout: async () => {
      try {
        if (token() !== null) await api.logout();
      } catch {
        // Leaving must always work: the server forgets the token by itself.
      }
      end('loggedOut');
      channel?.post('loggedOut');
    },
    expire: () => {
      if (token() !== null) end('expired');
    },
  };
}

import type { Api } from '@parlour/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  anonymous,
  type ChangeReason,
  changeReason,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
import { toMember } from './member.ts';
import { type KeyValueStore, sessionStorageOver } from './storage.ts';

type LoginBody = Parameters<Api['login']>[0];
type RegisterBody = Parameters<Api['register']>[0];

/** Tells other tabs; `BroadcastChannel` in the browser. */
export interface SessionChannel {
  post(message: 'loggedOut'): void;
  listen(onMessage: (message: 'loggedOut') => void): void;
}

export interface SessionOptions {
  readonly api: Api;
  readonly storage: KeyValueStore;
  readonly merchant: string;
  readonly channel?: SessionChannel;
  /** White-label switch PWDEXPFORCECHANGE3, read when a login is answered. */
  readonly expiryForcesChange: () => boolean;
  /** Fired on `firstTimeLogin` (LGN-03). */
  readonly onFirstLogin?: () => void;
}

/** The session: one state, and the only ways to change it. */
export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly token: () => string | null;
  /** Picks up the stored token after a reload. Never throws. */
  readonly restore: () => Promise<void>;
  /** Logs in; rejects with an `ApiError` and is anonymous again when refused. */
  readonly login: (body: LoginBody) => Promise<void>;
  /** Opens an account and logs in (REG-05). */
  readonly register: (body: RegisterBody, method: 'username' | 'mobile') => Promise<void>;
  readonly freePlay: () => Promise<void>;
  readonly changePassword: (body: Parameters<Api['changePassword']>[0]) => Promise<void>;
  /** Always ends locally, even when the call fails (LGN-08). */
  readonly logout: () => Promise<void>;
  /** The server refused the token: ends the session once (API-03). */
  readonly expire: () => void;
}

/** Builds a session over an api and a storage. */
export function createSession(options: SessionOptions): Session {
  const { api } = options;
  const stored = sessionStorageOver(options.storage, options.merchant);
  const kept = stored.read();
  // A stored token counts as "on the way in", so that no guard sends its owner away.
  const store = createStore<SessionState>(() =>
    kept ? { kind: 'authenticating', token: kept } : anonymous,
  );
  const dispatch = (event: SessionEvent) =>
    store.setState(nextSession(store.getState(), event), true);
  const token = () => tokenOf(store.getState());

  const end = (event: 'loggedOut' | 'expired') => {
    stored.clear();
    dispatch({ type: event });
  };

  /** Loads the member of the accepted token; only then is anybody logged in. */
  const enter = async () => {
    const asked = token();
    const member = toMember(await api.getMemberInfo());
    if (asked === null || asked !== token()) return;
    stored.write({ token: asked, username: member.account, isAgent: member.isAgent });
    dispatch({ type: 'memberLoaded', member });
  };

  const attempt = async (
    ask: () => Promise<{ token: string; firstTimeLogin: boolean; passwordExpired: boolean }>,
    method: Parameters<typeof changeReason>[0]['method'],
    password: string,
  ) => {
    dispatch({ type: 'started' });
    try {
      const answer = await ask();
      const change: ChangeReason | null = changeReason({
        method,
        password,
        passwordExpired: answer.passwordExpired,
        firstTimeLogin: answer.firstTimeLogin,
        expiryForcesChange: options.expiryForcesChange(),
      });
      dispatch({ type: 'accepted', token: answer.token, change });
      if (answer.firstTimeLogin) options.onFirstLogin?.();
      if (!change) await enter();
    } catch (error) {
      dispatch({ type: 'failed' });
      throw error;
    }
  };

  options.channel?.listen(() => {
    if (token() !== null) end('loggedOut');
  });

  return {
    store,
    token,
    restore: async () => {
      const token = stored.read();
      if (!token) return;
      dispatch({ type: 'started', token });
      try {
        await enter();
      } catch {
        // The token stays stored: a dead network must not log anybody out.
        dispatch({ type: 'failed' });
      }
    },
    login: (body) =>
      attempt(() => api.login(body), body.type === 'sms' ? 'sms' : 'username', body.password),
    register: (body, method) =>
      attempt(
        () => (method === 'mobile' ? api.registerByMobile(body) : api.register(body)),
        'register',
        '',
      ),
    freePlay: () => attempt(() => api.loginFreePlay({ platform: 'W' }), 'freePlay', ''),
    changePassword: async (body) => {
      await api.changePassword(body);
      dispatch({ type: 'passwordChanged' });
      if (token() === null) return;
      if (store.getState().kind !== 'authenticating') {
        // A change of one's own wish (PWD-02): fresh info is welcome, old info does no harm.
        await enter().catch(() => undefined);
        return;
      }
      try {
        await enter();
      } catch (error) {
        // The new password holds; only the member info is missing. Logging in again gets it.
        dispatch({ type: 'failed' });
        throw error;
      }
    },
    logout: async () => {
      try {
        if (token() !== null) await api.logout();
      } catch {
        // Leaving must always work: the server forgets the token by itself.
      }
      end('loggedOut');
      options.channel?.post('loggedOut');
    },
    expire: () => {
      if (token() !== null) end('expired');
    },
  };
}

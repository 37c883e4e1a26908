// biome-ignore-all lint/plugin/send-once: what ends a session locks it
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  anonymous,
  carried,
  type EndReason,
  memberOf,
  nextSession,
  type SessionEvent,
  type SessionState,
  tokenOf,
} from './machine.ts';
import { toMember } from './member.ts';
import { createSignIn } from './sign-in.ts';
import { sessionStorageOver } from './storage.ts';
import { followTabs } from './tabs.ts';
import type { SessionInside, SessionOptions, SessionSignIn } from './types.ts';

/** The session: its state, and the only functions that change it. */
export interface Session extends SessionSignIn {
  readonly store: StoreApi<SessionState>;
  readonly token: () => string | null;
  /**
   * Continues an existing session: the stored token after a reload, a token whose member could not be loaded, or the
   * session of another tab. May be called at any time; never throws.
   */
  readonly restore: () => Promise<void>;
  /** Continues with a token from a trusted source, such as a partner's page (EMB-01). Never throws. */
  readonly adopt: (token: string) => Promise<void>;
  /** Loads the member again after their data changed. If that fails, the member stays the same. Never throws. */
  readonly reload: () => Promise<void>;
  /** Cancels a login that is not verified yet. */
  readonly cancel: () => void;
  /** Whether a reload of this tab will find the login. */
  readonly isKept: () => boolean;
  /** Always ends locally, even when the call fails (LGN-08). */
  readonly logout: () => Promise<void>;
  /** The server refused the token: ends the session once (API-03). */
  readonly expire: () => void;
}

/** Milliseconds until the member is loaded again, doubled after each failure up to the second value. */
const [firstWait, lastWait] = [2_000, 32_000];

/** Creates a session from an api and a storage. */
export function createSession(options: SessionOptions): Session {
  const { api, channel, handover } = options;
  const stored = sessionStorageOver(options.storage, options.merchant);
  const kept = stored.read();
  // A stored token counts as `authenticating`, so that no guard sends its owner away.
  const store = createStore<SessionState>(() => {
    if (kept) return { kind: 'authenticating', token: kept };
    return handover === undefined ? anonymous : carried;
  });
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
      // A refused token has already ended the session; other errors must not log the member out.
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

  const hear = followTabs(inside);
  channel?.listen(async (message) => {
    if (message === 'anyone') {
      if (memberOf(state())) channel.post('loggedIn');
      return;
    }
    if (message === 'loggedOut' && token() !== null) end(message);
    // A message that cannot be read changes nothing.
    await hear(message).catch(() => undefined);
  });

  const signIn = createSignIn(inside);
  /** A handover code can be used once. */
  let isCarrying = false;

  return {
    store,
    token,
    restore: async () => {
      const now = state();
      if (now === carried && handover !== undefined && !isCarrying) {
        isCarrying = true;
        await signIn.carry(handover);
      } else if (now.kind === 'anonymous') {
        const token = stored.read();
        if (token) await inside.pickUp(token);
        else channel?.post('anyone');
      } else if (now.kind === 'authenticating' && now.token !== null) await tryAgain(firstWait);
    },
    adopt: async (token) => {
      // The refusal of the last token may still be in progress.
      await trying;
      await inside.pickUp(token);
    },
    ...signIn,
    reload: async () => {
      if (memberOf(state())) await enter().catch(() => undefined);
    },
    cancel: inside.fail,
    isKept: stored.keeps,
    logout: async () => {
      try {
        if (token() !== null) await api.logout();
      } catch {
        // A logout must always work, also without the server: the token expires there by itself.
      }
      end('loggedOut');
      channel?.post('loggedOut');
    },
    expire: () => {
      if (token() !== null) end('expired');
    },
  };
}

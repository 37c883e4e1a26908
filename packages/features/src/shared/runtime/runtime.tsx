import type { Api, Fetch } from '@parlour/api-client';
import type { DialogsStore, ToastsStore } from '@parlour/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { GuardedStore } from '../session/guarded-store.ts';
import { memberOf, type SessionState, tokenOf } from '../session/machine.ts';
import type { Session } from '../session/store.ts';
import type { SiteConfig } from './config.ts';
import type { IssueLog } from './issue-log.ts';
import type { Overlays } from './overlays.ts';
import type { Analytics, BotChallenge, CookieJar, PhoneVerification } from './ports.ts';
import type { Preferences } from './preferences.ts';
import type { Clock, SiteClock } from './site-clock.ts';

/** Everything a widget may reach: no widget touches a global. */
export interface Runtime {
  readonly api: Api;
  /** The one fetch of the page, for what is no call of the contract: a feed. Calls go through `api`. */
  readonly fetch: Fetch;
  readonly session: Session;
  readonly overlays: Overlays;
  readonly dialogs: DialogsStore;
  readonly toasts: ToastsStore;
  readonly config: SiteConfig;
  readonly preferences: Preferences;
  /** What time and day it is: the backend's clock. */
  readonly clock: SiteClock;
  /** The clock of the device, for lengths alone: it does not jump when an answer tells the time. */
  readonly device: Clock;
  readonly botChallenge: BotChallenge;
  /** `null` = the backend sends codes and checks them itself. */
  readonly phoneVerification: PhoneVerification | null;
  readonly analytics: Analytics;
  readonly cookies: CookieJar;
  /** What went wrong without anybody seeing it. */
  readonly log: IssueLog;
  /** Small things to remember: until the tab closes, or on this device. Neither ever throws. Never a token. */
  readonly memory: { readonly tab: GuardedStore; readonly device: GuardedStore };
  /** Whether another host answers at all; what it says is not read. */
  readonly reaches: (address: string) => Promise<boolean>;
  /** Goes to a path of the site; embeds hand it to their host. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Gives the widgets below it one runtime. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

/** The runtime of the page. Throws with the fix when there is none. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No runtime: put <RuntimeProvider> around the widget.');
  return runtime;
}

/** The session state; re-renders only when it changes. */
export function useSession(): SessionState {
  return useStore(useRuntime().session.store);
}

/** The logged-in member, or `null` for a visitor. */
export function useMember() {
  return memberOf(useSession());
}

/** Whose answer a call with an optional token gets; `null` while a token is sent whose member is not known yet. */
export function useAsker(): 'member' | 'visitor' | null {
  const state = useSession();
  return memberOf(state) ? 'member' : tokenOf(state) === null ? 'visitor' : null;
}

/** The visitor's scheme and language. */
export function usePreferences() {
  return useStore(useRuntime().preferences.store);
}

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
import type { WebApp } from './web-app.ts';

/** Everything a widget may use; widgets use no globals. */
export interface Runtime {
  readonly api: Api;
  /** The page's fetch, for requests outside the API contract, such as a feed. All other calls go through `api`. */
  readonly fetch: Fetch;
  readonly session: Session;
  readonly overlays: Overlays;
  readonly dialogs: DialogsStore;
  readonly toasts: ToastsStore;
  readonly config: SiteConfig;
  readonly preferences: Preferences;
  /** The time and day by the backend's clock. */
  readonly clock: SiteClock;
  /** The clock of the device, only for durations: it does not jump when a response corrects the time. */
  readonly device: Clock;
  readonly botChallenge: BotChallenge;
  /** `null` = the backend sends and checks the codes itself. */
  readonly phoneVerification: PhoneVerification | null;
  readonly analytics: Analytics;
  readonly cookies: CookieJar;
  /** Whether the site is online, may be installed, or has a new version. */
  readonly webApp: WebApp;
  /** Log of errors that the visitor did not see. */
  readonly log: IssueLog;
  /**
   * Storage for small values: until the tab closes, or on this device. Neither ever throws. Never store a token in it.
   */
  readonly memory: { readonly tab: GuardedStore; readonly device: GuardedStore };
  /** Whether another host responds at all; the response is not read. */
  readonly reaches: (address: string) => Promise<boolean>;
  /** Navigates to a path of the site; embeds pass it to their host. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
}

const RuntimeContext = createContext<Runtime | null>(null);

/** Provides a runtime to the widgets below it. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

/** Returns the runtime of the page. Without a provider it throws an error that says how to fix it. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('No runtime: put <RuntimeProvider> around the widget.');
  return runtime;
}

/** Returns the session state. Renders again only when it changes. */
export function useSession(): SessionState {
  return useStore(useRuntime().session.store);
}

/** Returns the logged-in member, or `null` for a visitor. */
export function useMember() {
  return memberOf(useSession());
}

/**
 * Returns whether a call with an optional token gets the response for a member or for a visitor. `null` while a token
 * is sent but its member is not known yet.
 */
export function useAsker(): 'member' | 'visitor' | null {
  const state = useSession();
  return memberOf(state) ? 'member' : tokenOf(state) === null ? 'visitor' : null;
}

/** The visitor's scheme and language. */
export function usePreferences() {
  return useStore(useRuntime().preferences.store);
}

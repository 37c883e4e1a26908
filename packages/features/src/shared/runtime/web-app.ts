import { createStore, type StoreApi } from 'zustand/vanilla';

/** What the browser says about the site as an app. */
export interface WebAppState {
  readonly isOnline: boolean;
  /** When this device was online last, in ms by its clock; `null` if that is unknown. */
  readonly lastOnline: number | null;
  /**
   * How the site can be installed. `none`: it is installed, or the browser cannot. `offered`: the browser asks after a
   * press. `byHand`: only the person can, in the menu of the browser.
   */
  readonly install: 'none' | 'offered' | 'byHand';
  /** The server has a newer version of the site than this page. */
  readonly hasUpdate: boolean;
}

/** The site as an app. Widgets read it; the application fills it. */
export interface WebApp {
  readonly store: StoreApi<WebAppState>;
  /** Lets the browser ask whether to install the site. Resolves when the person has answered. */
  readonly install: () => Promise<void>;
  /** Opens the new version: the person has asked for it. */
  readonly update: () => void;
}

/** What an application does for its widgets. */
export type WebAppActions = Pick<WebApp, 'install' | 'update'>;

/** Without an application: online, and nothing to install. */
export const plainWebApp: WebAppState = {
  isOnline: true,
  lastOnline: null,
  install: 'none',
  hasUpdate: false,
};

const nothing: WebAppActions = { install: async () => undefined, update: () => undefined };

/**
 * Creates the state of the app. It begins like the prerendered documents: online, and nothing to install.
 */
export function createWebApp(actions: WebAppActions = nothing): WebApp {
  return { store: createStore<WebAppState>(() => plainWebApp), ...actions };
}

import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The named modals and the props each of them needs (MOD-03). */
export interface ModalProps {
  readonly login: {
    /** Typed in the header's form before the modal opened; the password is not passed on. */
    readonly username?: string;
    /** The login method shown first. */
    readonly method?: 'username' | 'sms';
    /** Why the login in the header failed; shown when the modal opens. */
    readonly error?: unknown;
  };
  /** Codes from the address (REG-04). */
  readonly register: {
    readonly referralCode?: string | null;
    readonly affiliateCode?: string | null;
  };
  readonly changePassword: {
    /** Shown above the form. Default: nothing. */
    readonly note?: ReactNode;
  };
  /** Extra verification of a login from a new place; the session holds its data (LGN-07). */
  readonly extraVerification: Record<never, never>;
  readonly logout: Record<never, never>;
  /** What was typed in the login is passed on (PWD-01). */
  readonly forgotPassword: { readonly username?: string; readonly mobile?: string };
  /** The notices, opened at this index, counted from 0 (NOT-01). */
  readonly notice: { readonly index: number };
  /** The announcements on the site's first page (NOT-02). */
  readonly announcement: Record<never, never>;
  /** Search for games and pages by name. */
  readonly search: Record<never, never>;
  /** The channels of customer service (LAY-06). */
  readonly service: Record<never, never>;
}

/** Name by which a modal is opened. */
export type ModalName = keyof ModalProps;

/** A modal with its own props. */
export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] };
}[ModalName];

/** An action that runs after a login. */
interface Intent {
  readonly run: () => void;
  /** Called before the action runs: whether its target still exists. */
  readonly isValid: () => boolean;
  /** When it was requested, in ms since the epoch. */
  readonly since: number;
}

interface OverlayState {
  readonly modal: OpenModal | null;
  /** Runs once, after a login (GRD-01). */
  readonly intent: Intent | null;
}

/**
 * Longest time between the press and its login, in ms. An action that runs later would surprise the visitor (GRD-01).
 */
export const intentLifetime = 600_000;

/** One open modal at a time, and the action that waits for it. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  /** Opens a modal. A waiting action is kept when the visitor changes from login to registration. */
  readonly open: (modal: OpenModal) => void;
  /** Opens the login and keeps `action` until it succeeds. `isValid` is called just before the action runs. */
  readonly askLogin: (action: () => void, isValid?: () => boolean) => void;
  /** Call it when the visitor closes the modal: drops the waiting action. */
  readonly dismiss: () => void;
  /** Call it when the modal has done its work: returns the waiting action, once, if it is still valid. */
  readonly finish: () => (() => void) | null;
}

/** Creates the store of the open modal. `clock` decides when a waiting action is too old to run. */
export function createOverlays(clock: { now(): number }): Overlays {
  const store = createStore<OverlayState>(() => ({ modal: null, intent: null }));
  const dismiss = () => store.setState({ modal: null, intent: null });
  return {
    store,
    dismiss,
    open: (modal) => store.setState({ modal }),
    askLogin: (run, isValid = () => true) =>
      store.setState({
        modal: { name: 'login', props: {} },
        intent: { run, isValid, since: clock.now() },
      }),
    finish: () => {
      const { intent } = store.getState();
      dismiss();
      if (!intent || clock.now() - intent.since > intentLifetime) return null;
      return intent.isValid() ? intent.run : null;
    },
  };
}

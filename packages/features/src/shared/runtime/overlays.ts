import type { ReactNode } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The named modals and what each needs to open (MOD-03). */
export interface ModalProps {
  readonly login: {
    /** Typed in the header's form before the modal took over; the password is not carried. */
    readonly username?: string;
    /** Which way in is shown first. */
    readonly method?: 'username' | 'sms';
    /** Why the header's login failed; shown as the modal opens. */
    readonly error?: unknown;
  };
  /** What the address brought along (REG-04). */
  readonly register: {
    readonly referralCode?: string | null;
    readonly affiliateCode?: string | null;
  };
  readonly changePassword: {
    /** Shown above the form. Default: nothing. */
    readonly note?: ReactNode;
  };
  /** How a login from a new place is verified; the session holds what it needs (LGN-07). */
  readonly extraVerification: Record<never, never>;
  readonly logout: Record<never, never>;
  /** What was typed in the login comes along (PWD-01). */
  readonly forgotPassword: { readonly username?: string; readonly mobile?: string };
  /** The notices, opened at one of them; counted from 0 (NOT-01). */
  readonly notice: { readonly index: number };
  /** What the site wants to say on its first page (NOT-02). */
  readonly announcement: Record<never, never>;
  /** Games and pages by their names. */
  readonly search: Record<never, never>;
  /** The channels of customer service (LAY-06). */
  readonly service: Record<never, never>;
}

/** Name by which a modal is opened. */
export type ModalName = keyof ModalProps;

/** A modal with the props it needs, each name with its own. */
export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] };
}[ModalName];

/** An action that runs after a login. */
interface Intent {
  readonly run: () => void;
  /** Checked before it runs: whether there is still something to do. */
  readonly isValid: () => boolean;
  /** When it was requested, in ms since the epoch. */
  readonly since: number;
}

interface OverlayState {
  readonly modal: OpenModal | null;
  /** Runs once, when somebody is logged in (GRD-01). */
  readonly intent: Intent | null;
}

/** Longest time between the press and its login, in ms: an action that runs later would surprise (GRD-01). */
export const intentLifetime = 600_000;

/** One modal at a time, and the action it interrupts. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  /** Opens a modal. A waiting action survives the step from login to registration. */
  readonly open: (modal: OpenModal) => void;
  /** Opens the login and keeps `action` until it succeeds; `isValid` is called before it runs then. */
  readonly askLogin: (action: () => void, isValid?: () => boolean) => void;
  /** Closed by hand: the waiting action is forgotten. */
  readonly dismiss: () => void;
  /** Closed because the work is done: hands out the waiting action, once, if it still makes sense. */
  readonly finish: () => (() => void) | null;
}

/** Makes the store of the open modal. `clock` decides when a waiting action is too old to run. */
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

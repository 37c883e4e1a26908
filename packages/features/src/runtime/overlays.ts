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
  readonly register: { readonly referralCode?: string };
  readonly changePassword: Record<never, never>;
}

export type ModalName = keyof ModalProps;

export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalProps[Name] };
}[ModalName];

interface OverlayState {
  readonly modal: OpenModal | null;
  /** An action that waits for a login; runs once, when somebody is logged in (GRD-01). */
  readonly intent: (() => void) | null;
}

/** One modal at a time, and the action it interrupts. */
export interface Overlays {
  readonly store: StoreApi<OverlayState>;
  /** Opens a modal. A waiting action survives the step from login to registration. */
  readonly open: (modal: OpenModal) => void;
  /** Opens the login and keeps `action` until it succeeds. */
  readonly askLogin: (action: () => void) => void;
  /** Closed by hand: the waiting action is forgotten. */
  readonly dismiss: () => void;
  /** Closed because the work is done: hands out the waiting action, once. */
  readonly finish: () => (() => void) | null;
}

export function createOverlays(): Overlays {
  const store = createStore<OverlayState>(() => ({ modal: null, intent: null }));
  return {
    store,
    open: (modal) => store.setState({ modal }),
    askLogin: (action) => store.setState({ modal: { name: 'login', props: {} }, intent: action }),
    dismiss: () => store.setState({ modal: null, intent: null }),
    finish: () => {
      const { intent } = store.getState();
      store.setState({ modal: null, intent: null });
      return intent;
    },
  };
}

import { type ComponentType, lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { RestTexts } from '../i18n/index.ts';
import { type ModalName, type ModalProps, useRuntime } from '../runtime/index.ts';
import { useSessionEffects } from './session-effects.ts';

/** What the host hands to a named modal. */
export interface NamedModalProps<Name extends ModalName> {
  readonly props: ModalProps[Name];
  /** Closed by hand; a waiting action is forgotten. */
  readonly onDismiss: () => void;
}

/** One component per named modal; the app loads each on demand (MOD-03). */
export type ModalRegistry = {
  readonly [Name in ModalName]: ComponentType<NamedModalProps<Name>>;
};

const Dialogs = lazy(async () => ({ default: (await import('./dialog-host.tsx')).Dialogs }));
const Toasts = lazy(async () => ({ default: (await import('./toast-host.tsx')).Toasts }));

/**
 * Shows the open modal, the dialogs and the toasts. None of their code is
 * loaded before the first of its kind is asked for.
 */
export function OverlayHost({ registry }: { readonly registry: ModalRegistry }) {
  const { overlays, dialogs, toasts } = useRuntime();
  const modal = useStore(overlays.store, (state) => state.modal);
  // Once shown, a host stays: it plays the exit of its last question or message.
  const askedOnce = useOnceFilled(dialogs);
  const toldOnce = useOnceFilled(toasts);
  useSessionEffects();
  return (
    <Suspense fallback={<span hidden data-state="arriving" />}>
      {modal && <RestTexts />}
      {modal?.name === 'login' && (
        <registry.login props={modal.props} onDismiss={overlays.dismiss} />
      )}
      {modal?.name === 'register' && (
        <registry.register props={modal.props} onDismiss={overlays.dismiss} />
      )}
      {modal?.name === 'changePassword' && (
        <registry.changePassword props={modal.props} onDismiss={overlays.dismiss} />
      )}
      {askedOnce && <Dialogs />}
      {toldOnce && <Toasts />}
    </Suspense>
  );
}

interface Queue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly unknown[];
}

/** Whether a queue has ever held something. */
function useOnceFilled({ subscribe, getSnapshot }: Queue): boolean {
  const filled = useRef(false);
  const count = useSyncExternalStore(subscribe, getSnapshot, getSnapshot).length;
  if (count > 0) filled.current = true;
  return filled.current;
}

import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { LateTexts } from '../i18n/LateTexts.tsx';
import { arriving, lazyPart } from '../lazy/lazy-part.tsx';
import { loadPart } from '../lazy/load-part.ts';
import type { ModalName, ModalProps, OpenModal, Overlays } from '../runtime/overlays.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from './PartBoundary.tsx';
import { PlainMessages } from './PlainMessages.tsx';
import { useSessionEffects } from './use-session-effects.ts';
import { UnshownWindow } from './WindowPlace.tsx';

/** The props that the host passes to a named modal. */
export interface NamedModalProps<Name extends ModalName> {
  readonly props: ModalProps[Name];
  /** Called when the visitor closes the modal; a waiting action is dropped. */
  readonly onDismiss: () => void;
}

/** One component per named modal; the app loads each on demand (MOD-03). A missing one opens nothing. */
export type ModalRegistry = {
  readonly [Name in ModalName]?: ComponentType<NamedModalProps<Name>>;
};

const Trouble = lazyPart(async () => ({
  default: (await import('../session-trouble/SessionTroubleWidget.tsx')).SessionTroubleWidget,
}));

/** Loads the code that shows a question. Rejects if it fails to load (ERR-01). */
export const loadQuestions = (): Promise<unknown> => loadPart(() => import('./dialog-host.tsx'));

const Dialogs = lazyPart(async () => ({ default: (await import('./dialog-host.tsx')).Dialogs }));
const Toasts = lazyPart(async () => ({ default: (await import('./toast-host.tsx')).Toasts }));

/** Shows the open modal, the dialogs and the toasts. The code of each kind is loaded when the first one opens. */
export function OverlayHost({ registry }: { readonly registry: ModalRegistry }) {
  const { session, overlays, dialogs, toasts } = useRuntime();
  const troubled = useStore(session.store, (state) => 'trouble' in state);
  const arrival = useRef<HTMLSpanElement>(null);
  const modal = useArrived(overlays, arrival);
  // A host stays mounted after its first use, because it plays the exit animation of its last question or message.
  const askedOnce = useOnceFilled(dialogs);
  const toldOnce = useOnceFilled(toasts);
  useSessionEffects();
  return (
    <>
      {/* Outside the boundary, which takes its own elements away from their refs while it shows its fallback. */}
      <span hidden ref={arrival} />
      {/* Each part waits alone: React hides what waits, and a hidden window would come back above its question. */}
      <Suspense fallback={arriving}>
        <PartBoundary
          key={modal?.name}
          name="window"
          fallback={(error, retry) => (
            <UnshownWindow error={error} onRetry={retry} onClose={overlays.dismiss} />
          )}
        >
          {modal && <LateTexts />}
          {modal && shown(registry, modal, overlays.dismiss)}
        </PartBoundary>
      </Suspense>
      <Suspense fallback={arriving}>
        <PartBoundary name="sessionTrouble" fallback={() => null}>
          {troubled && <LateTexts />}
          {troubled && <Trouble />}
        </PartBoundary>
      </Suspense>
      <Suspense fallback={arriving}>
        <PartBoundary
          name="questions"
          fallback={(error, reset) => <Unasked error={error} onNext={reset} />}
        >
          {askedOnce && <LateTexts />}
          {askedOnce && <Dialogs />}
        </PartBoundary>
      </Suspense>
      <Suspense fallback={arriving}>
        <PartBoundary name="messages" fallback={() => <PlainMessages />}>
          {toldOnce && <Toasts />}
        </PartBoundary>
      </Suspense>
    </>
  );
}

/**
 * Returns the open modal once its code has loaded. Until then the page stays the same, so that a window opens in one
 * commit, without a loading state first (LGN-01). `mark` shows that one is loading; tests wait for it.
 */
function useArrived({ store }: Overlays, mark: RefObject<HTMLElement | null>): OpenModal | null {
  const [modal, setModal] = useState(() => store.getState().modal);
  const shown = useRef(modal);
  useEffect(() => {
    const follow = ({ modal: next }: { readonly modal: OpenModal | null }) => {
      // A window that is already shown does not render again, so nothing would remove the mark.
      const isNew = next !== null && next !== shown.current;
      if (isNew && mark.current) mark.current.dataset.state = 'arriving';
      if (!isNew) delete mark.current?.dataset.state;
      if (!next) return setModal(null);
      // Not within the event: React would treat a transition in a form's submit as an action of the form.
      queueMicrotask(() => {
        if (store.getState().modal === next) startTransition(() => setModal(next));
      });
    };
    follow(store.getState());
    return store.subscribe(follow);
  }, [store, mark]);
  useLayoutEffect(() => {
    shown.current = modal;
    if (modal === store.getState().modal) delete mark.current?.dataset.state;
  }, [modal, store, mark]);
  return modal;
}

/**
 * Shown if a question could not be rendered: a message with a retry. If it is closed, the question has no answer. The
 * next question renders or loads the code again (ERR-01).
 */
function Unasked({ error, onNext }: { readonly error: unknown; readonly onNext: () => void }) {
  const { dialogs } = useRuntime();
  const { subscribe, getSnapshot, closeAll } = dialogs;
  const isAsked = useSyncExternalStore(subscribe, getSnapshot, getSnapshot).length > 0;
  useEffect(() => subscribe(onNext), [subscribe, onNext]);
  return isAsked && <UnshownWindow error={error} onRetry={onNext} onClose={closeAll} />;
}

/** Connects the component and the props of one name, which a union type cannot express. */
function shown<Name extends ModalName>(
  registry: ModalRegistry,
  { name, props }: { readonly name: Name; readonly props: ModalProps[Name] },
  onDismiss: () => void,
): ReactNode {
  const Modal: ComponentType<NamedModalProps<Name>> | undefined = registry[name];
  return Modal && <Modal key={name} props={props} onDismiss={onDismiss} />;
}

interface Queue {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => readonly unknown[];
}

/** Whether a queue has ever contained something. */
function useOnceFilled({ subscribe, getSnapshot }: Queue): boolean {
  const filled = useRef(false);
  const count = useSyncExternalStore(subscribe, getSnapshot, getSnapshot).length;
  if (count > 0) filled.current = true;
  return filled.current;
}

import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  createContext,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePortalContainer, usePortalPending } from '../PortalContext/PortalContext.tsx';
import { firstField, focusedNear, holds, keepFocusWhenRemoved, loopTab } from './focus.ts';
import { isolate } from './isolate.ts';
import { lockScroll } from './lock-scroll.ts';
import { keepOpener, type Opener, openerNear, restoreFocus } from './opener.ts';
import { ask, type StepAnswer } from './step.ts';
import { useBackStep } from './use-back-step.ts';

/** How a person asked a layer to close. */
export type LayerCloseReason = 'close' | 'escape' | 'backdrop' | 'back';

export interface LayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Whether the layer is shown. The caller keeps this state and changes it in `onOpenChange`. */
  open: boolean;
  /** Called when the person asks to close. The layer closes when `open` becomes false. */
  onOpenChange: (open: boolean) => void;
  /** Default true. With false there is no Escape and no close button; the content must offer another way to close. */
  dismissible?: boolean | undefined;
  /** Default false: a press outside the panel does nothing (MOD-01). */
  closeOnBackdrop?: boolean | undefined;
  /** Default false. With true the URL says that the layer is open, so Back closes it without an extra history entry. */
  addressed?: boolean | undefined;
  /** Runs when `open` becomes true, before anything is shown. `false`, also from a promise, keeps the layer closed. */
  onBeforeOpen?: (() => StepAnswer) | undefined;
  /** Runs when a person asks to close. `false`, also from a promise, keeps the layer open. */
  onBeforeClose?: ((reason: LayerCloseReason) => StepAnswer) | undefined;
  /**
   * The element that takes focus. Default: the one with `autoFocus`; else, with a mouse, the first field; else the
   * panel, so that no on-screen keyboard opens.
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets focus back. Default: the element that had focus when the layer opened. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Default `dialog`. Use `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Class of the full-screen element around the panel (the scrim). */
  layerClass: string;
  /** Renders the content. `close` asks to close; `busy` is true while a before-close step decides. */
  children: (close: (reason: LayerCloseReason) => void, busy: boolean) => ReactNode;
}

/** The panel of the layer around: `null` while it is not rendered, `undefined` without a layer around. */
const Around = createContext<HTMLElement | null | undefined>(undefined);

/**
 * The behaviour of `Modal` and `Dialog`. Radix Dialog handles roles, ids, the order of Escape, and exit animations.
 * This component handles what Radix does wrong inside a shadow root: focus trap, wheel, return of focus. Radix runs
 * non-modal, and the page behind is made inert instead of trapping focus (docs/decisions/008).
 */
export function Layer({
  open,
  onOpenChange,
  dismissible = true,
  closeOnBackdrop = false,
  addressed = false,
  onBeforeOpen,
  onBeforeClose,
  initialFocus,
  returnFocus,
  layerClass,
  children,
  ref,
  onKeyDown,
  ...rest
}: LayerProps) {
  const inBrowser = useSyncExternalStore(never, yes, no);
  // A layer that opens together with the layer around it waits for it. Otherwise it would lie below, and both would be
  // inert.
  const around = useContext(Around);
  const isPending = usePortalPending();
  const isWanted = open && around !== null && !isPending;
  // Radix would find the body only after its first render.
  const container = usePortalContainer() ?? (inBrowser ? document.body : null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // Without a before-open step the layer is shown in its first render, and its content may take focus before effects
  // run. So the opener is read here.
  const [atOnce] = useState(() =>
    isWanted && !onBeforeOpen && inBrowser ? openerNear(container ?? document.body) : null,
  );
  const [allowed, setAllowed] = useState(atOnce !== null);
  const [deciding, setDeciding] = useState(false);
  const decision = useRef<object>(null);
  const opener = useRef<Opener>(atOnce);
  const shown = isWanted && allowed;
  const state = shown ? 'open' : 'closed';

  const answered = useBackStep(shown, dismissible && !addressed, () => requestClose('back'));
  const requestClose = (reason: LayerCloseReason) => {
    if (!dismissible || decision.current) return answered();
    const mine = {};
    decision.current = mine;
    setDeciding(true);
    ask(onBeforeClose && (() => onBeforeClose(reason)), (goOn) => {
      if (decision.current !== mine) return;
      decision.current = null;
      setDeciding(false);
      if (goOn) onOpenChange(false);
      answered();
    });
  };

  const askToOpen = useEffectEvent((isCurrent: () => boolean) => {
    opener.current ??= openerNear(container ?? document.body);
    // When a URL opened both layers, no element of the outer layer had focus. Focus then returns to the outer panel.
    if (around && !opener.current.within) opener.current = { element: around, within: around };
    ask(onBeforeOpen, (goOn) => {
      if (!isCurrent()) return;
      if (goOn) setAllowed(true);
      else onOpenChange(false);
    });
  });
  useEffect(() => {
    if (!isWanted) {
      setAllowed(false);
      opener.current = null;
      return;
    }
    let current = true;
    askToOpen(() => current);
    return () => {
      current = false;
    };
  }, [isWanted]);

  const takeFocus = useEffectEvent((target: HTMLElement) => {
    const focused = focusedNear(target);
    if (focused && holds(target, focused)) return;
    (initialFocus?.current ?? firstField(target) ?? target).focus({ preventScroll: true });
  });
  const openerNow = useEffectEvent((): Opener => {
    const asked = returnFocus?.current;
    if (asked) return { element: asked, within: null };
    return opener.current ?? { element: null, within: null };
  });
  const pressBackdrop = useEffectEvent(() => {
    if (closeOnBackdrop) requestClose('backdrop');
  });
  useEffect(() => {
    if (!shown || !panel) return;
    const from = openerNow();
    keepOpener(panel, from);
    const undo = [
      isolate(panel),
      lockScroll(panel.ownerDocument),
      listenToScrim(panel, () => pressBackdrop()),
      keepFocusWhenRemoved(panel),
      keepEntranceQuiet(panel),
    ];
    takeFocus(panel);
    return () => {
      for (const step of undo) step();
      decision.current = null;
      setDeciding(false);
      restoreFocus(from);
    };
  }, [shown, panel]);

  const attach = useCallback(
    (node: HTMLDivElement) => {
      setPanel(node);
      const detach = give(ref, node);
      return () => {
        setPanel(null);
        detach();
      };
    },
    [ref],
  );

  return (
    <Root modal={false} open={shown} onOpenChange={(next) => next || requestClose('escape')}>
      <Portal container={container}>
        <div data-part="layer" data-state={state} className={layerClass}>
          <Content
            {...rest}
            ref={attach}
            data-layer=""
            aria-modal="true"
            aria-busy={deciding || undefined}
            onOpenAutoFocus={prevent}
            onCloseAutoFocus={prevent}
            onInteractOutside={prevent}
            onEscapeKeyDown={(event) => dismissible || event.preventDefault()}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) loopTab(event, event.currentTarget);
            }}
          >
            <Around value={panel}>{children(requestClose, deciding)}</Around>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
const prevent = (event: Event): void => event.preventDefault();

/** A press on the scrim keeps focus where it is. The layer may close. */
function listenToScrim(panel: HTMLElement, onPress: () => void): () => void {
  const scrim = panel.parentElement;
  const onScrim = (event: Event) => event.target === scrim;
  const keep = (event: Event) => onScrim(event) && event.preventDefault();
  const press = (event: Event) => onScrim(event) && onPress();
  scrim?.addEventListener('mousedown', keep);
  scrim?.addEventListener('click', press);
  return () => {
    scrim?.removeEventListener('mousedown', keep);
    scrim?.removeEventListener('click', press);
  };
}

/** Stops `animationend` of the entrance animation, because Radix would render again at every end of an animation. */
function keepEntranceQuiet(panel: HTMLElement): () => void {
  const root = panel.getRootNode();
  const hush = (event: Event) =>
    (event.target === panel || event.target === panel.parentElement) && event.stopPropagation();
  root.addEventListener('animationend', hush, true);
  return () => root.removeEventListener('animationend', hush, true);
}

function give<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

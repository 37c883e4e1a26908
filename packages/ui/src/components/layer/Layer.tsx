import { Content, Portal, Root } from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePortalContainer } from '../PortalContext/index.ts';
import { focusedNear, holds, loopTab, tabbableIn } from './focus.ts';
import { isolate } from './isolate.ts';
import { lockScroll } from './lockScroll.ts';
import { keepOpener, type Opener, openerNear, restoreFocus } from './opener.ts';
import { ask, type StepAnswer } from './step.ts';

/** How a person asked a layer to close. */
export type LayerCloseReason = 'close' | 'escape' | 'backdrop';

export interface LayerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Whether it is shown. You hold this and change it in `onOpenChange`. */
  open: boolean;
  /** Asked by the person; the layer closes when `open` turns false. */
  onOpenChange: (open: boolean) => void;
  /** Default true. False: no Escape, no close button; the content holds the way out. */
  dismissible?: boolean | undefined;
  /** Default false: a press beside the panel does nothing (MOD-01). */
  closeOnBackdrop?: boolean | undefined;
  /** Runs when `open` turns true, before anything shows. `false`, also from a promise, keeps it shut. */
  onBeforeOpen?: (() => StepAnswer) | undefined;
  /** Runs when a person asks to close. `false`, also from a promise, keeps it open. */
  onBeforeClose?: ((reason: LayerCloseReason) => StepAnswer) | undefined;
  /** What takes focus. Default: `autoFocus`, else with a mouse the first field, else the panel (no keyboard jumps up). */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets focus back. Default: whatever had it when the layer opened. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Default `dialog`; `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Class of the full-screen layer around the panel (it is the scrim). */
  layerClass: string;
  /** The panel's content; `close` asks to close, `busy` while a before-close step decides. */
  children: (close: (reason: LayerCloseReason) => void, busy: boolean) => ReactNode;
}

/**
 * The behaviour below `Modal` and `Dialog`: Radix Dialog gives roles, ids, Escape
 * order and exit animations; this part gives what Radix gets wrong inside a shadow
 * root (focus trap, wheel, return of focus). Radix runs non-modal, and the page
 * behind is made inert instead of trapped (docs/decisions/008).
 */
export function Layer({
  open,
  onOpenChange,
  dismissible = true,
  closeOnBackdrop = false,
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
  // Radix alone would find the body only after its first render.
  const container = usePortalContainer() ?? (inBrowser ? document.body : null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // Without a step before it, it shows in its first render, and parts of it may take focus before effects run.
  const [atOnce] = useState(() =>
    open && !onBeforeOpen && inBrowser ? openerNear(container ?? document.body) : null,
  );
  const [allowed, setAllowed] = useState(atOnce !== null);
  const [deciding, setDeciding] = useState(false);
  const decision = useRef<object>(null);
  const opener = useRef<Opener>(atOnce);
  const shown = open && allowed;
  const state = shown ? 'open' : 'closed';

  const requestClose = (reason: LayerCloseReason) => {
    if (!dismissible || decision.current) return;
    const mine = {};
    decision.current = mine;
    setDeciding(true);
    ask(onBeforeClose && (() => onBeforeClose(reason)), (goOn) => {
      if (decision.current !== mine) return;
      decision.current = null;
      setDeciding(false);
      if (goOn) onOpenChange(false);
    });
  };

  const askToOpen = useEffectEvent((isCurrent: () => boolean) => {
    opener.current ??= openerNear(container ?? document.body);
    ask(onBeforeOpen, (goOn) => {
      if (!isCurrent()) return;
      if (goOn) setAllowed(true);
      else onOpenChange(false);
    });
  });
  useEffect(() => {
    if (!open) {
      setAllowed(false);
      opener.current = null;
      return;
    }
    let current = true;
    askToOpen(() => current);
    return () => {
      current = false;
    };
  }, [open]);

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
            {children(requestClose, deciding)}
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

/** A tick or a choice is no place to begin: focus there would pass for an offer to answer it. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

function firstField(panel: HTMLElement): HTMLElement | undefined {
  const mouse = panel.ownerDocument.defaultView?.matchMedia?.('(hover: hover) and (pointer: fine)');
  if (!mouse?.matches) return undefined;
  return tabbableIn(panel).find((stop) => stop.matches(textFields));
}

/** A press on the scrim keeps focus where it is; the layer may close. */
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

/** Radix renders again when an animation ends, also when nothing leaves: the end of the entrance is kept from it. */
function keepEntranceQuiet(panel: HTMLElement): () => void {
  const root = panel.getRootNode();
  const hush = (event: Event) =>
    (event.target === panel || event.target === panel.parentElement) && event.stopPropagation();
  root.addEventListener('animationend', hush, true);
  return () => root.removeEventListener('animationend', hush, true);
}

/** When the focused button goes away (a next step, a finished upload), the panel takes focus, not the page. */
function keepFocusWhenRemoved(panel: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const removed = changes.some((change) => change.removedNodes.length > 0);
    if (removed && !focusedNear(panel)) panel.focus({ preventScroll: true });
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
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

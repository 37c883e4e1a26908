import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusedNear } from '../layer/focus.ts';

/** Long enough that a mouse that only crosses the button opens nothing. */
export const hoverDelay = 120;
/** How long the mouse may be beside the button and the menu before the menu closes. */
const leaveDelay = 300;

export interface HoverOpenOptions {
  /** Whether a mouse opens the menu without a press. */
  readonly isOn: boolean;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly trigger: RefObject<HTMLElement | null>;
  /** The menu is already open by a hover when it is rendered first. */
  readonly begins: boolean;
}

/**
 * Opens a menu while a mouse is over its button, and closes it when the mouse leaves both. The focus stays where it is,
 * because the person may be typing. A press keeps the menu open. Fingers and pens open it by a press only.
 */
export function useHoverOpen({ isOn, open, setOpen, trigger, begins }: HoverOpenOptions) {
  const menu = useRef<HTMLElement>(null);
  const isByHover = useRef(begins);
  const isKept = useRef(false);
  const focusBefore = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next) isByHover.current = true;
      setOpen(next);
    }, delay);
  };
  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!isByHover.current || event.pointerType !== 'mouse') return;
    const boxes = [trigger.current, menu.current].flatMap(
      (box) => box?.getBoundingClientRect() ?? [],
    );
    if (isAmong(boxes, event)) clearTimeout(timer.current);
    else soon(false, leaveDelay);
  });
  const leave = useEffectEvent(() => {
    if (isByHover.current) soon(false, leaveDelay);
  });
  useEffect(() => {
    // A press or a key was faster than the hover.
    if (open) clearTimeout(timer.current);
    if (!isOn || !open) return;
    const page = trigger.current?.ownerDocument;
    const listener = (event: globalThis.PointerEvent) => follow(event);
    const left = () => leave();
    page?.addEventListener('pointermove', listener);
    page?.documentElement.addEventListener('pointerleave', left);
    return () => {
      clearTimeout(timer.current);
      page?.removeEventListener('pointermove', listener);
      page?.documentElement.removeEventListener('pointerleave', left);
    };
  }, [isOn, open, trigger]);

  return {
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (isOn && !open && event.pointerType === 'mouse') soon(true, hoverDelay);
      },
      onPointerLeave: () => {
        if (!open) clearTimeout(timer.current);
      },
      onPointerDown: (event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!open || !isByHover.current || event.button !== 0) return;
        // Radix would close the open menu. The press keeps it, for the keyboard too.
        event.preventDefault();
        isByHover.current = false;
        isKept.current = true;
        menu.current?.focus({ preventScroll: true });
      },
    },
    menuProps: {
      onOpenAutoFocus: (event: Event) => {
        if (event.currentTarget instanceof HTMLElement) menu.current = event.currentTarget;
        if (!isByHover.current) return;
        event.preventDefault();
        focusBefore.current = trigger.current && focusedNear(trigger.current);
      },
      onInteractOutside: (event: Event) => {
        if (isKept.current) event.preventDefault();
        isKept.current = false;
      },
      onCloseAutoFocus: (event: Event) => {
        if (!isByHover.current) return;
        isByHover.current = false;
        event.preventDefault();
        const isLost = trigger.current && focusedNear(trigger.current) === null;
        if (isLost) focusBefore.current?.focus({ preventScroll: true });
      },
    },
  };
}

/** Whether the mouse is in one of the boxes or on the way between them. */
function isAmong(
  boxes: readonly DOMRect[],
  { clientX: x, clientY: y }: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>,
): boolean {
  return (
    x >= Math.min(...boxes.map(({ left }) => left)) &&
    x <= Math.max(...boxes.map(({ right }) => right)) &&
    y >= Math.min(...boxes.map(({ top }) => top)) &&
    y <= Math.max(...boxes.map(({ bottom }) => bottom))
  );
}

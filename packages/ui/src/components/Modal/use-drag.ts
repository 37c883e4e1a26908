import { type PointerEvent, useEffect, useRef } from 'react';

/** An offset, in px from the position of the panel in the layout. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Edges in px, as `getBoundingClientRect` returns them. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Limits a move of a panel at `edges`, so that all of it stays in a window of this size. A panel larger than the
 * window does not move.
 */
export function clampMove(
  move: Offset,
  edges: Edges,
  view: { readonly width: number; readonly height: number },
): Offset {
  return {
    x: within(move.x, -edges.left, view.width - edges.right),
    y: within(move.y, -edges.top, view.height - edges.bottom),
  };
}

function within(value: number, least: number, most: number): number {
  return least > most ? 0 : Math.min(Math.max(value, least), most);
}

interface Grip {
  pointer: number;
  start: Offset;
  origin: Offset;
  edges: Edges;
}

/**
 * Lets a mouse or pen move `panel` by its title bar (MOD-01). Only `translate` changes, so that dragging causes no
 * layout. Resizing the window centres the panel again.
 */
export function useDrag(panel: HTMLElement | null) {
  const place = useRef<Offset>({ x: 0, y: 0 });
  const grip = useRef<Grip>(null);

  useEffect(() => {
    const view = panel?.ownerDocument.defaultView;
    if (!panel || !view) return;
    const centre = () => {
      place.current = { x: 0, y: 0 };
      panel.style.translate = '';
    };
    centre();
    view.addEventListener('resize', centre);
    return () => view.removeEventListener('resize', centre);
  }, [panel]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input');
      if (!panel || event.pointerType === 'touch' || event.button !== 0 || onControl) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = {
        pointer: event.pointerId,
        start: { x: event.clientX, y: event.clientY },
        origin: place.current,
        edges: panel.getBoundingClientRect(),
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (!panel || held?.pointer !== event.pointerId) return;
      const { clientWidth: width, clientHeight: height } = panel.ownerDocument.documentElement;
      const asked = { x: event.clientX - held.start.x, y: event.clientY - held.start.y };
      const move = clampMove(asked, held.edges, { width, height });
      place.current = { x: held.origin.x + move.x, y: held.origin.y + move.y };
      panel.style.translate = `${place.current.x}px ${place.current.y}px`;
    },
    onPointerUp() {
      grip.current = null;
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
}

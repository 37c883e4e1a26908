import { type PointerEvent, useRef } from 'react';

/** Shortest swipe, in px. A shorter move counts as a tap. */
const least = 40;

/**
 * Touch handlers that call `swiped` after a sideways swipe: +1 for the next slide, -1 for the one before. They follow
 * the reading direction.
 */
export function useSwipe(swiped: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < least || Math.abs(across) < Math.abs(event.clientY - from.y)) return;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      swiped(across < 0 !== rtl ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

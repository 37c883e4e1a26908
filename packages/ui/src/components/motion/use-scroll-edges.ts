import { useRef, useState } from 'react';
import { prefersStill } from './watch.ts';

/**
 * Returns whether a horizontal list is scrolled to its start or end, and a function that scrolls it, for arrow
 * buttons. Follows the reading direction. Jumps under reduced motion.
 */
export function useScrollEdges<T extends HTMLElement>() {
  const list = useRef<T>(null);
  const [edge, setEdge] = useState({ start: true, end: false });
  return {
    list,
    edge,
    /** Scrolls forwards (1) or back (-1) by a share of the visible part. */
    turn: (way: 1 | -1, share = 1) => {
      const element = list.current;
      if (!element) return;
      const rtl = getComputedStyle(element).direction === 'rtl';
      const by = element.clientWidth * share * way * (rtl ? -1 : 1);
      element.scrollBy({ left: by, behavior: prefersStill(element) ? 'auto' : 'smooth' });
    },
    /** Handler for `onScroll`. */
    settle: (element: HTMLElement) => {
      const at = Math.abs(element.scrollLeft);
      const start = at < 2;
      const end = at > element.scrollWidth - element.clientWidth - 2;
      if (start !== edge.start || end !== edge.end) setEdge({ start, end });
    },
  };
}

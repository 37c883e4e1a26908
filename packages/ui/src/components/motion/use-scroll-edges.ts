import { useRef, useState } from 'react';
import { prefersStill } from './watch.ts';

/**
 * A list that scrolls sideways, moved by buttons too: at which of its ends it
 * is, and how to turn it on. Follows the reading direction; jumps where
 * motion is not wanted.
 */
export function useScrollEdges<T extends HTMLElement>() {
  const list = useRef<T>(null);
  const [edge, setEdge] = useState({ start: true, end: false });
  return {
    list,
    edge,
    /** Moves on (1) or back (-1) by a share of what is in view. */
    turn: (way: 1 | -1, share = 1) => {
      const element = list.current;
      if (!element) return;
      const rtl = getComputedStyle(element).direction === 'rtl';
      const by = element.clientWidth * share * way * (rtl ? -1 : 1);
      element.scrollBy({ left: by, behavior: prefersStill(element) ? 'auto' : 'smooth' });
    },
    /** For `onScroll`. */
    settle: (element: HTMLElement) => {
      const at = Math.abs(element.scrollLeft);
      const start = at < 2;
      const end = at > element.scrollWidth - element.clientWidth - 2;
      if (start !== edge.start || end !== edge.end) setEdge({ start, end });
    },
  };
}

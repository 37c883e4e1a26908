import { useEffect, useState } from 'react';

/**
 * Returns whether `box` has more content than it shows, in either direction. A box that scrolls must be a tab stop, so
 * that the keyboard can scroll it; a box that does not scroll must not be one.
 */
export function useOverflow(box: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const Observer = box?.ownerDocument.defaultView?.ResizeObserver;
    if (!box || !Observer) return;
    // One pixel of rounding does not make it a tab stop.
    const measure = () =>
      setOverflows(
        box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
      );
    const observer = new Observer(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}

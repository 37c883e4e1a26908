import { useEffect, useState } from 'react';

/**
 * Whether `box` holds more than it shows, in either direction. A box that
 * scrolls must take Tab so that keys can scroll it; one that does not must not.
 */
export function useOverflow(box: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const Observer = box?.ownerDocument.defaultView?.ResizeObserver;
    if (!box || !Observer) return;
    // One pixel of rounding is not worth a stop.
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

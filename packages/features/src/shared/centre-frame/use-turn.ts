import { useLayoutEffect, useRef } from 'react';
import { type Asked, menuPage } from './address.ts';

/**
 * Starts every page of a centre at its top. The menu comes back at the place where it was left, with the focus on the
 * link to the page that was open, which has its key as `data-page`. `place` is inside the part that scrolls.
 */
export function useTurn(
  place: HTMLElement | null,
  { centre, page }: Pick<Asked, 'centre' | 'page'>,
): void {
  const left = useRef<string>(null);
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const body = place?.closest('[data-part="body"]');
    if (!body) return;
    const before = left.current;
    left.current = page;
    if (page !== menuPage) {
      if (before !== null) body.scrollTop = 0;
      return;
    }
    if (before !== null) body.scrollTop = tops.current.get(centre) ?? 0;
    const links = [...body.querySelectorAll<HTMLElement>('[data-page]')];
    const last = links.filter((one) => one.dataset.page === before).at(-1);
    last?.focus({ preventScroll: true });
    // When a shorter page replaces the menu, the browser reports its position after the listener is removed.
    const keep = () => void tops.current.set(centre, body.scrollTop);
    body.addEventListener('scroll', keep, { passive: true });
    return () => body.removeEventListener('scroll', keep);
  }, [place, centre, page]);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Asked, menuPage } from './address.ts';

/**
 * Moves the focus to the heading of a page that replaces another page or the menu, so that the keyboard and a screen
 * reader continue there. The first page that is shown does not take the focus.
 */
export function useHeadingFocus(
  heading: RefObject<HTMLElement | null>,
  { centre, page }: Pick<Asked, 'centre' | 'page'>,
): void {
  const last = useRef<string>(null);
  useLayoutEffect(() => {
    const now = `${centre} ${page}`;
    const before = last.current;
    last.current = now;
    if (before === null || before === now || page === menuPage) return;
    heading.current?.focus();
  }, [heading, centre, page]);
}

import { useRuntime } from '@parlour/features/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepReturning, type Places, readPlaces, storePlaces } from './scroll-places.ts';

/**
 * Another path, `page` or hash is another page and starts at its top. Other parameters, such as filters of a list, do
 * not scroll.
 */
const placeOf = (pathname: string, search: string, hash: string) =>
  `${pathname}?${new URLSearchParams(search).get('page') ?? ''}${hash}`;

/** The id that a hash names. An incomplete hash (`#%`) names none. */
function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls a new page to its top, or to the hash of its address. Back and Forward return to the earlier position, as
 * soon as the page is tall enough (NAV).
 */
export function useScroll(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // A link back that could not go one step back replaces the current page and names the step it stands for.
  const as: unknown = state?.as;
  const left = isBack ? key : typeof as === 'string' ? as : null;
  const { memory } = useRuntime();
  const here = useRef(key);
  const places = useRef<Places | null>(null);
  places.current ??= readPlaces(memory.tab);
  const place = placeOf(pathname, search, hash);
  // A load starts at the top, as the browser does, unless the address has a hash.
  const shown = useRef(hash ? '' : place);

  useLayoutEffect(() => {
    here.current = key;
  }, [key]);

  useEffect(() => {
    const known = places.current;
    if (!known) return;
    window.history.scrollRestoration = 'manual';
    const onScroll = () => known.set(here.current, window.scrollY);
    const onLeave = () => {
      // The last scroll event may be missing: the browser dispatches it with a frame, and does not wait for a frame
      // when the page is left.
      onScroll();
      storePlaces(memory.tab, known);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [memory]);

  // Runs before the page is painted: after it, the person may have scrolled already.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = place;
    const top = left === null ? undefined : places.current?.get(left);
    if (top !== undefined) return keepReturning(window, top);
    if (before === place) return;
    const target = hash ? document.getElementById(partOf(hash)) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [place, hash, left]);
}

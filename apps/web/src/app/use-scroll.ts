import { useRuntime } from '@parlour/features/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepReturning, type Places, readPlaces, storePlaces } from './scroll-places.ts';

/** A page of its own starts at its top; filters of a list move nothing. */
const placeOf = (pathname: string, search: string, hash: string) =>
  `${pathname}?${new URLSearchParams(search).get('page') ?? ''}${hash}`;

/** The id a hash names; an address that somebody cut short (`#%`) names none. */
function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * A new page starts at its top, or at the hash of its address; back and forward return to where one
 * was, as soon as the page is tall enough again (NAV).
 */
export function useScroll(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  // A way back that could not take a step back shows the page in place of another.
  const as: unknown = state?.as;
  const left = isBack ? key : typeof as === 'string' ? as : null;
  const { memory } = useRuntime();
  const here = useRef(key);
  const places = useRef<Places | null>(null);
  places.current ??= readPlaces(memory.tab);
  const place = placeOf(pathname, search, hash);
  // A load starts where the browser is: at its top, unless the address names a part.
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
      // The last scroll event may be missing: it is dispatched with a frame, and leaving does not
      // wait for one.
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

  // Before the page is painted: after it, a person may have scrolled already.
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

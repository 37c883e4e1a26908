import { useEffect, useState } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { listHref } from './navigation.ts';

/** Beside the trail of pages: it belongs to the tab, not to the member. */
const key = 'list';
const firstList = '/rng';

/**
 * Returns the address of the list of games that this tab showed last, without its filters. Before any, and until the
 * page is hydrated, it is the list of slots.
 */
export function useLastList(location: string): string {
  const { memory } = useRuntime();
  const [last, setLast] = useState(firstList);
  useEffect(() => {
    const here = listHref(location);
    if (here) memory.tab.setItem(key, here);
    // What a storage holds may have been changed by anybody.
    setLast(here ?? listHref(memory.tab.getItem(key) ?? '') ?? firstList);
  }, [location, memory]);
  return last;
}

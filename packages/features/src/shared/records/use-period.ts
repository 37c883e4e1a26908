import { useEffect } from 'react';
import { useMember, useRuntime } from '../runtime/runtime.tsx';
import { useHandler } from '../parts/use-stable.ts';
import { keepPeriod, keptPeriod, periodIn, withPeriod } from './period.ts';

interface Place {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/**
 * Lets one chosen period follow from page to page (AGT-02, AGT-05 to AGT-12). The address of a page holds it and can be
 * shared. The tab remembers it, and a page whose address names no period opens with it.
 */
export function usePeriod(place: Place, today: string, isShared: boolean): Place {
  const { memory } = useRuntime();
  const account = useMember()?.account ?? null;
  const asked = periodIn(place.search, today);
  const kept =
    isShared && asked === null && account !== null
      ? keptPeriod(memory.tab, account, today)
      : null;
  const search = kept ? withPeriod(place.search, kept) : place.search;
  const write = useHandler(place.onSearch);
  useEffect(() => {
    if (search !== place.search) write(search);
  }, [search, place.search, write]);
  const [from, to] = [asked?.from, asked?.to];
  useEffect(() => {
    if (isShared && account !== null && from !== undefined && to !== undefined) {
      keepPeriod(memory.tab, account, { from, to });
    }
  }, [isShared, account, from, to, memory]);
  return { search, onSearch: place.onSearch };
}

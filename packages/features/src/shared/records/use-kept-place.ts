import { useEffect, useRef, useState } from 'react';
import { useHandler } from '../parts/use-stable.ts';
import { useMember, useRuntime } from '../runtime/runtime.tsx';
import { hasList, keepView, keptView, withView } from './kept-view.ts';
import { keepPeriod, keptPeriod, periodIn, withPeriod } from './period.ts';

interface Place {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

interface Keeping {
  /** A chosen period follows to the other pages that share it. */
  readonly sharesPeriod: boolean;
  /** Name of the list whose view the tab remembers. Default: none. */
  readonly list?: string | undefined;
}

/**
 * Opens a page as the agent left it in this tab: with the period chosen last on any page, and with the filters, order
 * and columns of this list (AGT-02, AGT-04 to AGT-12). What the address names is stronger. What is added is written to
 * the address, so that it can be shared.
 */
export function useKeptPlace(place: Place, today: string, keeping: Keeping): Place {
  const search = usePeriod(useView(place.search, keeping.list), today, keeping.sharesPeriod);
  const write = useHandler(place.onSearch);
  useEffect(() => {
    if (search !== place.search) write(search);
  }, [search, place.search, write]);
  return { search, onSearch: place.onSearch };
}

/** The address with the period that the tab remembers, unless the address names one. */
function usePeriod(search: string, today: string, isShared: boolean): string {
  const { memory } = useRuntime();
  const account = useMember()?.account ?? null;
  const asked = periodIn(search, today);
  const [from, to] = [asked?.from, asked?.to];
  useEffect(() => {
    if (isShared && account !== null && from !== undefined && to !== undefined) {
      keepPeriod(memory.tab, account, { from, to });
    }
  }, [isShared, account, from, to, memory]);
  if (!isShared || account === null || asked !== null) return search;
  const kept = keptPeriod(memory.tab, account, today);
  return kept ? withPeriod(search, kept) : search;
}

/** The address with the view that the tab remembers: only when the page opens, and the address says nothing of its list. */
function useView(search: string, list: string | undefined): string {
  const { memory } = useRuntime();
  const account = useMember()?.account ?? null;
  const [opening, setOpening] = useState(() =>
    list === undefined || account === null || hasList(search)
      ? null
      : { at: search, with: withView(search, keptView(memory.tab, account, list)) },
  );
  const last = useRef(search);
  useEffect(() => {
    if (last.current === search) return;
    last.current = search;
    // Cleared filters stay cleared.
    setOpening(null);
    if (list !== undefined && account !== null) keepView(memory.tab, account, list, search);
  }, [search, list, account, memory]);
  return opening?.at === search ? opening.with : search;
}

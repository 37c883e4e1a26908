import { useMemo, useRef } from 'react';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { coveredPlace, isCovered, withoutList } from './address.ts';

/**
 * The place of the page's own list. While a centre is over the page, the list parameters of the address belong to the
 * centre: the list below keeps its state and does not write to the address (NAV-09).
 */
export function useOwnPlace(place: ListPlace): ListPlace {
  const covered = isCovered(place.search);
  const own = useRef(withoutList(place.search));
  if (!covered) own.current = place.search;
  return useMemo(() => (covered ? coveredPlace(own.current) : place), [covered, place]);
}

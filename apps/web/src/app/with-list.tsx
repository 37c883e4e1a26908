import type { ListPlace } from '@parlour/features/records';
import { type ComponentType, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A page of a centre whose list keeps its state in the address. The step in the history stays the one that opened the
 * centre: one step back closes it, from whatever page of the list (NAV-09).
 */
export function withList(Page: ComponentType<{ readonly place: ListPlace }>): ComponentType {
  return function Listed() {
    const navigate = useNavigate();
    const { pathname, search, hash } = useLocation();
    const place = useMemo(
      () => ({
        search,
        onSearch: (query: string) =>
          void navigate({ pathname, search: query, hash }, { replace: true }),
      }),
      [navigate, pathname, search, hash],
    );
    return <Page place={place} />;
  };
}

import type { ListPlace } from '@parlour/features/records';
import { type ComponentType, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Gives a page of a centre a list whose state is in the address. The list replaces the history entry that opened the
 * centre, so one step back closes the centre from any page of the list (NAV-09).
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

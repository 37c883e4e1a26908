import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { visibleText } from '../../shared/form/visible-text.ts';
import { type Part, partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { type Everyone, type Person, toPerson } from './wanted.ts';

/** Rows per request; two requests cover the maximum of one envelope. */
const pageSize = 100;

/** The possible recipients: all direct downlines of the agent, or the results of a search (AGT-14). */
export function usePeople() {
  const { api } = useRuntime();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(visibleText(search).trim());
  const page = (pageNo: number) => queries.downlines(api, { sort: 'account', pageNo, pageSize });
  const first = useQuery(page(1));
  const pages = first.data?.totalPages ?? 0;
  const second = useQuery({ ...page(2), enabled: pages === 2 });
  const found = useQuery({
    ...queries.downlines(api, { pageSize, ...(asked !== '' && { search: asked }) }),
    enabled: pages > 2,
    placeholderData: keepPreviousData,
  });
  const start = partOf(first, (wire) => wire);
  const rest = partOf(second, ({ rows }) => rows);
  const everyone = useStableValue(
    ((): Part<Everyone> => {
      if (start.status !== 'ready') return start;
      const { rows, totalPages, totalCount: count } = start.value;
      if (totalPages > 2) return { status: 'ready', value: { count, people: null } };
      if (totalPages < 2) return { status: 'ready', value: { count, people: rows.map(toPerson) } };
      if (rest.status !== 'ready') return rest;
      // An account that moved while both pages were read is on both pages.
      const all = new Map([...rows, ...rest.value].map((row) => [row.memberId, toPerson(row)]));
      return { status: 'ready', value: { count, people: [...all.values()] } };
    })(),
  );
  // A search covers the whole team, but envelopes can only go to direct downlines.
  const candidates = useStableValue(
    partOf(found, ({ rows }): readonly Person[] =>
      rows.filter(({ level }) => level === 1).map(toPerson),
    ),
  );
  return {
    everyone,
    candidates:
      everyone.status === 'ready' && everyone.value.people !== null
        ? ({ status: 'ready', value: everyone.value.people } as const)
        : candidates,
    onSearch: setSearch,
    onRetryPeople: () => {
      void first.refetch();
      if (pages === 2) void second.refetch();
      if (pages > 2) void found.refetch();
    },
  };
}

import { queries } from '@parlour/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { partOf, useShared } from '../parts/index.ts';
import { useRuntime, useSettings } from '../runtime/index.ts';
import { pageSize, toFriends } from './model.ts';

/** The friends over the api, page by page; the page before stays until the next one is there (REF-01). */
export function useFriends() {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const [page, setPage] = useState(1);
  /** The page whose rows are shown. */
  const [shown, setShown] = useState(1);
  const query = useQuery({
    ...queries.referredFriends(api, { pageNo: page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    if (isPlaceholderData) return;
    setShown(page);
    // A list that shrank has no such page any more.
    if (page > lastPage) setPage(lastPage);
  }, [page, lastPage, isPlaceholderData]);
  const at = isPlaceholderData ? shown : page;
  const friends = useShared(partOf(query, (wire) => toFriends(wire, at, timeZone)));
  return {
    friends,
    isTurning: isPlaceholderData,
    page,
    setPage,
    retry: () => void query.refetch(),
  };
}

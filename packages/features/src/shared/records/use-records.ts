import type { ApiError } from '@parlour/api-client';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useHandler } from '../parts/use-stable.ts';
import { useToday } from '../runtime/use-clock.ts';
import { changed, type ListShape, type ListState, readList, writeList } from './address.ts';
import type { Counted } from './collect.ts';
import { useKeptPlace } from './use-kept-place.ts';

/**
 * The part of the address that belongs to a list. The site provides it; it is the only storage of the list's state
 * (NAV-09).
 */
export interface ListPlace {
  /** Query string of the address. */
  readonly search: string;
  /** Replaces the query string, without a history entry. */
  readonly onSearch: (search: string) => void;
}

/** Request parameters of every list of the API contract. */
export interface ListAsked {
  readonly startDate: string;
  readonly endDate: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** State of a read: loading, failed, or its rows, which may be older than the request. */
export type ListRead<Page> =
  | { readonly status: 'loading' }
  | { readonly status: 'offline' }
  | { readonly status: 'error'; readonly error: unknown; readonly busy: boolean }
  | {
      readonly status: 'ready';
      readonly page: Page;
      /** `refreshing`: newer rows are loading. `failed`: they could not be loaded. */
      readonly stale: 'refreshing' | 'failed' | null;
      readonly error: unknown;
    };

interface Asking<Page, Wire> {
  readonly place: ListPlace;
  readonly shape: ListShape;
  /** Returns the query of one page. */
  readonly ask: (list: ListState, asked: ListAsked) => UseQueryOptions<Wire, ApiError, Page>;
}

/** A list of records: its state and its data. */
export interface Records<Page, Wire = Page> {
  readonly list: ListState;
  readonly today: string;
  readonly read: ListRead<Page>;
  /** Returns the query of any page with the same range, filters and order, for the file. */
  readonly pageQuery: (page: number, size: number) => UseQueryOptions<Wire, ApiError, Page>;
  readonly change: (part: Partial<ListState>) => void;
  /** Returns the address after a change, for a link. */
  readonly hrefOf: (part: Partial<ListState>) => string;
  readonly retry: () => void;
}

/**
 * Loads the records of a range, page by page (MEM-06, MEM-07, MEM-09). The address holds the state, so range, filters,
 * order, page and columns survive a reload and going back. The previous page stays until the next one has loaded. The
 * sums of the whole range come with each page.
 */
export function useRecords<Page extends Counted, Wire = Page>({
  place: given,
  shape,
  ask,
}: Asking<Page, Wire>): Records<Page, Wire> {
  const today = useToday();
  const place = useKeptPlace(given, today, {
    sharesPeriod: shape.sharesPeriod === true,
    list: shape.keptAs,
  });
  const list = useMemo(() => readList(place.search, shape, today), [place.search, shape, today]);
  const pageQuery = (pageNo: number, pageSize: number) =>
    ask(list, { startDate: list.range.from, endDate: list.range.to, pageNo, pageSize });
  const query = useQuery({
    ...pageQuery(list.page, list.size),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (part: Partial<ListState>) =>
    writeList(place.search, changed(list, part), shape, today);
  const change = useHandler((part: Partial<ListState>) => place.onSearch(hrefOf(part)));
  // Records may have been removed since the address was written: then the last existing page replaces the requested
  // one.
  const last = query.isPlaceholderData ? undefined : query.data?.totalPages;
  useEffect(() => {
    if (last !== undefined && list.page > Math.max(1, last)) change({ page: Math.max(1, last) });
  }, [last, list.page, change]);
  return {
    list,
    today,
    read: readOf(query),
    pageQuery,
    change,
    hrefOf,
    retry: () => void query.refetch(),
  };
}

interface Query<Page> {
  readonly data: Page | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isPaused: boolean;
  readonly isPlaceholderData: boolean;
}

/** Converts a query to the state of a list. A read that is paused offline does not count as loading. */
export function readOf<Page>(query: Query<Page>): ListRead<Page> {
  const { data, error, isFetching } = query;
  if (data !== undefined) {
    const stale = query.isError || query.isPaused ? 'failed' : isFetching ? 'refreshing' : null;
    return { status: 'ready', page: data, stale, error };
  }
  if (query.isError) return { status: 'error', error, busy: isFetching };
  return { status: query.isPaused ? 'offline' : 'loading' };
}

/** Converts the page of a list to a view model. */
export const readAs = <Wire, Page>(
  read: ListRead<Wire>,
  toPage: (wire: Wire) => Page,
): ListRead<Page> => (read.status === 'ready' ? { ...read, page: toPage(read.page) } : read);

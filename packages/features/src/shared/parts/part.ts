import type { UseQueryResult } from '@tanstack/react-query';

/** State of one section of a page, which loads, fails and is retried independently (ERR-01). */
export type Part<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown; readonly busy: boolean }
  | { readonly status: 'ready'; readonly value: T };

/** Converts a query to the state of a section. */
export function partOf<Wire, Value>(
  query: Pick<UseQueryResult<Wire>, 'data' | 'error' | 'isError' | 'isFetching'>,
  toValue: (wire: Wire) => Value,
): Part<Value> {
  if (query.data !== undefined) return { status: 'ready', value: toValue(query.data) };
  // During a retry the error stays visible; `busy` shows on the button that the retry is running.
  if (query.isError) return { status: 'error', error: query.error, busy: query.isFetching };
  return { status: 'loading' };
}

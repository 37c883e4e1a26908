import type { UseQueryResult } from '@tanstack/react-query';

/** One section of a page: it loads, fails and is tried again by itself (ERR-01). */
export type Part<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown; readonly busy: boolean }
  | { readonly status: 'ready'; readonly value: T };

/** A query as a section. */
export function partOf<Wire, Value>(
  query: Pick<UseQueryResult<Wire>, 'data' | 'error' | 'isError' | 'isFetching'>,
  toValue: (wire: Wire) => Value,
): Part<Value> {
  if (query.data !== undefined) return { status: 'ready', value: toValue(query.data) };
  // A second attempt under way keeps its message until it ends; the button shows that it runs.
  if (query.isError) return { status: 'error', error: query.error, busy: query.isFetching };
  return { status: 'loading' };
}

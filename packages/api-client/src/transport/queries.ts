import { queryOptions } from '@tanstack/react-query';
import { type ApiError, isApiError } from './errors.ts';
import { callOperation, type Operation } from './operation.ts';
import type { Transport } from './types.ts';

/** The parts of an `Api` that a query needs. */
export interface QuerySource {
  readonly transport: Transport;
  language(): string;
}

const retries = 2;

/** Reads are repeated at most twice, and only when no answer arrived. */
export const retryRead = (failures: number, error: unknown): boolean =>
  failures < retries &&
  isApiError(error) &&
  !error.aborted &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT');

/** Milliseconds before the next attempt: 0.5 to 1 s, then 1 to 2 s; random, so that clients do not return together. */
export const retryDelay = (failures: number): number => 500 * 2 ** failures * (1 + Math.random());

/**
 * The options of a read for react-query. The key starts with the language, because texts of the backend depend on the
 * Language header; it never contains a token. `meta.private` marks answers that belong to one member: they are removed
 * when a session ends. `meta.timeoutMs` replaces the client's time limit. Without a network a read waits for it. The
 * answer "not modified" keeps the cached value.
 */
export const readQuery = <Input, Value>(
  api: QuerySource,
  operation: Operation<Input, Value>,
  input?: Input,
) =>
  queryOptions<Value, ApiError>({
    queryKey: [api.language(), operation.path, ...(input === undefined ? [] : [input])],
    queryFn: ({ signal, meta, client, queryKey }) =>
      callOperation(api.transport, operation, input, {
        signal,
        timeoutMs: meta?.timeoutMs,
        kept: () => client.getQueryData<Value>(queryKey),
      }),
    networkMode: 'online',
    retry: retryRead,
    retryDelay,
    meta: { private: operation.token === 'required' },
  });

import { ApiError } from './errors.ts';

/** Loads once, at the first use. A failed load is a NETWORK error and is tried again at the next use. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new ApiError('NETWORK', { cause });
    });
    return loading;
  };
}

import { ApiError } from './errors.ts';
import { retried } from './retried.ts';

/** Loads once, at the first use. When all attempts fail, it rejects with NETWORK and loads again at the next use. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= retried(load).catch((cause: unknown) => {
      loading = undefined;
      throw new ApiError('NETWORK', { cause });
    });
    return loading;
  };
}

import { type Ref, type RefCallback, type RefObject, useCallback } from 'react';

/** Returns one ref callback that sets our own ref and the caller's (from `register` of react-hook-form). */
export function useMergedRef<T>(
  own: RefObject<T | null>,
  theirs: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (node: T) => {
      own.current = node;
      const detach = attach(theirs, node);
      return () => {
        own.current = null;
        detach();
      };
    },
    [own, theirs],
  );
}

function attach<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (!ref) return () => {};
  if (typeof ref !== 'function') {
    ref.current = node;
    return () => {
      ref.current = null;
    };
  }
  const cleanup = ref(node);
  return typeof cleanup === 'function' ? cleanup : () => ref(null);
}
